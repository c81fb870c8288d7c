/** The number of colours of people, on the canvas and in the bar. */
const TONES = 5

/** The colour of a person, the same in all places and windows. */
export function toneOf(person: string): number {
  return [...person].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % TONES
}
