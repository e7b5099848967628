/** A small set of sounds, made by the browser when they are wanted. No file is loaded. */
import { settings } from '@/state/settings.svelte'

import { SOUNDS, type SoundName, type Voice } from './voices'

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

/** Play a sound after so many milliseconds, unless sounds are off. */
export function play(name: SoundName, delay = 0): void {
  if (!settings.sound || !settings.volume) return
  context ??= new AudioContext()
  // Browsers allow no sound before the first click.
  if (context.state === 'suspended') void context.resume()
  for (const each of SOUNDS[name]) start(context, each, delay / 1000)
}

function start(audio: AudioContext, { wave, from, to, at, length, loud }: Voice, delay: number): void {
  const begin = audio.currentTime + delay + at
  const end = begin + length
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud * settings.volume, begin + Math.min(0.012, length / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(audio.destination)
  if (wave === 'noise') {
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    source.buffer = noise ??= noiseFor(audio)
    filter.type = 'bandpass'
    slide(filter.frequency, from, to, begin, end)
    source.connect(filter).connect(volume)
    source.start(begin)
    source.stop(end)
  } else {
    const source = audio.createOscillator()
    source.type = wave
    slide(source.frequency, from, to, begin, end)
    source.connect(volume)
    source.start(begin)
    source.stop(end)
  }
}

function slide(parameter: AudioParam, from: number, to: number, begin: number, end: number): void {
  parameter.setValueAtTime(from, begin)
  parameter.exponentialRampToValueAtTime(to, end)
}

/** A second of noise. */
function noiseFor(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = made.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return made
}
