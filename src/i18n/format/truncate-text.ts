/** How many visible characters a text has in a list. */
const LIST_LENGTH = 120

const INVISIBLE = /^[\p{M}\p{Cf}]$/u
const CUT_WORD = /[\s\u00a0\u202f]+\S*$/u
const LOOSE_END = /[\s\p{P}]+$/u

/** A text cut after a word when it has more visible characters than a list has room for: « … » stands for the rest. */
export function cropText(text: string, most = LIST_LENGTH): string {
  let seen = 0
  let end = 0
  for (const character of text) {
    if (!INVISIBLE.test(character)) seen += 1
    // The last place is kept for the sign itself.
    if (seen < most) end += character.length
    if (seen > most) return `${cutAtWord(text, end)}…`
  }
  return text
}

/** The text up to a place, without the word that the place would break, and without what closes nothing. */
function cutAtWord(text: string, end: number): string {
  const cut = text.slice(0, end)
  const whole = /^[\s\p{P}]/u.test(text.slice(end)) ? cut : cut.replace(CUT_WORD, '')
  return whole.replace(LOOSE_END, '') || cut
}
