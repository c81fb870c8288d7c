import { stripEnd } from '#schemas/text/strip-ends.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** The maximum number of visible characters in a list. */
const LIST_LENGTH = 120

const INVISIBLE = /^[\p{M}\p{Cf}]$/u
const LOOSE_SIGN = /[\s\p{P}]/u

/** Truncates a text after a word with « … » when it exceeds the maximum of visible characters. */
export function cropText(text: string, most = LIST_LENGTH): string {
  let seen = 0
  let end = 0
  for (const character of text) {
    if (!INVISIBLE.test(character)) seen += 1
    // The last character is reserved for the ellipsis.
    if (seen < most) end += character.length
    if (seen > most) return `${cutAtWord(text, end)}…`
  }
  return text
}

/** Returns a text up to its last blank, or the whole text without one. */
function withoutLastWord(text: string): string {
  return stripEnd(stripEnd(text, /\S/), /\s/) || text
}

/** Truncates a text at a position without splitting a word, and drops opening punctuation at the end. */
function cutAtWord(text: string, end: number): string {
  const cut = cutText(text, end)
  const whole = /^[\s\p{P}]/u.test(text.slice(cut.length)) ? cut : withoutLastWord(cut)
  return stripEnd(whole, LOOSE_SIGN) || cut
}
