/** Synthesized sounds: two soft notes when it is your move, a click when something happens. */
let context: AudioContext | undefined

function note(frequency: number, start: number, seconds: number, loudness: number): void {
  context ??= new AudioContext()
  // Browsers allow no sound before the first click.
  if (context.state === 'suspended') void context.resume()
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'sine'
  tone.frequency.value = frequency
  const at = context.currentTime + start
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + seconds)
}

export function chime(): void {
  note(587, 0, 0.35, 0.12)
  note(880, 0.14, 0.5, 0.1)
}

export function knock(): void {
  note(180, 0, 0.08, 0.12)
}
