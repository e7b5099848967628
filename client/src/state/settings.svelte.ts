/** Preferences, stored in the browser. */
import { LANGUAGE_CODES, type Language } from '@/i18n/languages'
import { isNewcomer } from './saved-tables'
import { PACE, type Speed } from './speeds'

export type Theme = 'system' | 'light' | 'dark'

/** The level of the bots that a new table suggests: in the first game, and later. */
export const FIRST_LEVEL = 'novice'
export const USUAL_LEVEL = 'merchant'

const KEY = 'goa.settings'

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGE_CODES.find((each) => wanted.toLowerCase().startsWith(each))
    if (found) return found
  }
  return 'en'
}

class Settings {
  language = $state<Language>(preferredLanguage())
  theme = $state<Theme>('system')
  /** Null until somebody chose one. */
  private chosenSpeed = $state<Speed | null>(null)
  private chosenLevel = $state<string | null>(null)
  sound = $state(false)
  /** 0 to 1. */
  volume = $state(0.5)
  name = $state('')
  /** Whether this browser was offered the lesson; it is offered once. */
  offeredLesson = $state(false)
  /** Whether a hidden tab notifies the player of their turn. */
  notices = $state(false)

  constructor() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
      if (typeof kept === 'object' && kept) this.read(kept as Record<string, unknown>)
    } catch {
      // settings that cannot be read are ignored
    }
  }

  /** Until one is chosen, the first game is calm: its sentences are new and have to be read. */
  get speed(): Speed {
    return this.chosenSpeed ?? (isNewcomer() ? 'slow' : 'normal')
  }

  set speed(speed: Speed) {
    this.chosenSpeed = speed
  }

  /** How strong the bots of the next game are. */
  get level(): string {
    return this.chosenLevel ?? (isNewcomer() ? FIRST_LEVEL : USUAL_LEVEL)
  }

  set level(level: string) {
    this.chosenLevel = level
  }

  private read(kept: Record<string, unknown>): void {
    if (LANGUAGE_CODES.includes(kept.language as Language)) this.language = kept.language as Language
    if (['system', 'light', 'dark'].includes(kept.theme as string)) this.theme = kept.theme as Theme
    if (typeof kept.speed === 'string' && kept.speed in PACE) this.speed = kept.speed as Speed
    if (typeof kept.level === 'string') this.level = kept.level
    if (typeof kept.sound === 'boolean') this.sound = kept.sound
    if (typeof kept.volume === 'number') this.volume = Math.min(1, Math.max(0, kept.volume))
    if (typeof kept.notices === 'boolean') this.notices = kept.notices
    if (typeof kept.name === 'string') this.name = kept.name.slice(0, 30)
    this.offeredLesson = kept.offeredLesson === true
  }

  keep(): void {
    const { language, theme, sound, volume, name, offeredLesson, notices } = this
    const speed = this.chosenSpeed ?? undefined
    const level = this.chosenLevel ?? undefined
    const kept = { language, theme, speed, level, sound, volume, name, offeredLesson, notices }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // without storage the settings last until the page is closed
    }
  }

  /** Milliseconds of an animation; 0 if the system asks for reduced motion. */
  get pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE[this.speed]
  }
}

export const settings = new Settings()
