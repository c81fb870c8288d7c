import { stripEnd } from '#schemas/text/strip-ends.ts'

/** How many visible characters a text has in a list. */
const LIST_LENGTH = 120

const INVISIBLE = /^[\p{M}\p{Cf}]$/u
const LOOSE_SIGN = /[\s\p{P}]/u

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

/** A text up to its last blank; the whole text when it has none. */
function withoutLastWord(text: string): string {
  return stripEnd(stripEnd(text, /\S/), /\s/) || text
}

/** The text up to a place, without the word that the place would break, and without what closes nothing. */
function cutAtWord(text: string, end: number): string {
  const cut = text.slice(0, end)
  const whole = /^[\s\p{P}]/u.test(text.slice(end)) ? cut : withoutLastWord(cut)
  return stripEnd(whole, LOOSE_SIGN) || cut
}
