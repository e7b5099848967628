/** A view of each colony from the sea, 120 wide and 80 high, like a painted panel. */
import { SHIP } from '@/art/drawing/motifs'
import { area, at, faint, line, shape } from '@/art/drawing/svg-shapes'
import { symbolDrawing } from '@/art/cards/symbols'
import type { ColonyName } from '@/art/names'

const PANEL = 'M8 2H112Q118 2 118 8V72Q118 78 112 78H8Q2 78 2 72V8Q2 2 8 2Z'
const SEA = 'M2 62H118V72Q118 78 112 78H8Q2 78 2 72Z'

const palm = (x: number, y: number, scale: number): string => at(x, y, scale, symbolDrawing('palm', 'cobalt', 'sky'))

const panel = (land: string, view: string): string =>
  area('sky', PANEL) +
  area('wash', land) +
  view +
  area('sea', SEA) +
  line('M10 68q5 -4 10 0t10 0t10 0M50 73q5 -4 10 0t10 0t10 0M82 67q5 -4 10 0t10 0', 'sail', 1.75) +
  line(PANEL, 'cobalt', 3)

const VIEWS: Record<ColonyName, string> = {
  quilon: panel(
    'M2 54Q30 40 60 50T118 44V64H2Z',
    faint(0.55, area('gold', 'M66 20L94 11V29ZM56 20L28 11V29Z')) +
      shape('sail', 'M52 56L55.5 24H66.5L70 56Z', 'edge', 2) +
      area('clay', 'M54.2 36H67.8L68.9 46H53.1Z') +
      shape('gold', 'M56 16H66V24H56Z', 'edge', 2) +
      shape('cobalt', 'M53.5 16L61 8L68.5 16Z', 'edge', 2) +
      shape('wash', 'M40 62L46 54H78L84 62Z', 'edge', 2) +
      palm(8, 24, 0.85) +
      palm(78, 27, 0.75),
  ),
  cochin: panel(
    'M2 50Q40 40 118 50V64H2Z',
    shape('sail', 'M24 62V34H96V62Z', 'edge', 2) +
      shape('wash', 'M14 62L17 26H37L40 62ZM80 62L83 26H103L106 62Z', 'edge', 2) +
      shape(
        'sail',
        'M15 27V19H20V23H24.5V19H29.5V23H34V19H39V27ZM81 27V19H86V23H90.5V19H95.5V23H100V19H105V27Z',
        'edge',
        2,
      ) +
      line('M40 34V30H46V34H52V30H57V34H63V30H68V34H74V30H80V34', 'line', 2) +
      area('ink', 'M52 62V51Q52 44 60 44T68 51V62ZM25.5 36H29V44H25.5ZM91 36H94.5V44H91Z') +
      line('M60 30V8', 'line', 2) +
      area('clay', 'M60 7Q66 5 70 8T79 8V18Q75 20 70 17T60 18Z'),
  ),
  madras: panel(
    'M2 52Q60 42 118 52V64H2Z',
    shape('gold', 'M30 62L37 48H83L90 62Z', 'gold-deep', 2) +
      shape('sail', 'M38 48L43 36H77L82 48Z', 'edge', 2) +
      shape('clay', 'M44 36L48 25H72L76 36Z', 'edge', 2) +
      shape('sail', 'M49 25L52 16H68L71 25Z', 'edge', 2) +
      shape('gold', 'M50 16Q51 9 60 9T70 16Z', 'gold-deep', 2) +
      line('M54 8V5M60 8V4M66 8V5', 'line', 2) +
      area('ink', 'M55 62V55Q55 51 60 51T65 55V62ZM57 45V41Q57 39 60 39T63 41V45ZM58 33V30.5Q58 29 60 29T62 30.5V33Z') +
      area('ink', 'M46 41H51V45H46ZM69 41H74V45H69Z') +
      area('gold-deep', 'M41 52H46V57H41ZM74 52H79V57H74Z') +
      palm(5, 28, 0.72) +
      palm(83, 31, 0.64),
  ),
  calicut: panel(
    'M2 48Q24 36 56 46T118 40V64H2Z',
    shape('sail', 'M8 60V38H30V60ZM36 60V44H54V60Z', 'edge', 2) +
      shape('clay', 'M5 38L11 28H27L33 38ZM33.5 44L38 36H52L56.5 44Z', 'edge', 2) +
      area('ink', 'M16 60V52Q16 49 19 49T22 52V60ZM42 60V54Q42 51 45 51T48 54V60Z') +
      line('M60 63V56H2M56 63V56M48 63V56', 'wood', 3) +
      at(64, 17, 1.05, SHIP),
  ),
}

export const colonyDrawing = (colony: ColonyName): string => VIEWS[colony]
