const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** An elided word before its apostrophe: the next word begins after it. */
const ELIDED = /^(?:[cdjlmnst]|jusqu|lorsqu|puisqu|qu|quoiqu)$/i

/** More characters than an elided word has, with its apostrophe. */
const LONGEST_ELIDED = 20

/** A text in title case: every word begins with a capital and goes on in small letters; the parts of a hyphened word count as words. */
export function toTitleCase(text: string): string {
  return text.replace(WORD, (word, at: number) => (isTail(text, at) ? word.toLowerCase() : capitalised(word)))
}

/** Returns true for the rest of a word after an apostrophe, as in « it’s »; a word after an elision begins a new one. */
function isTail(text: string, at: number): boolean {
  if (!/['’]/.test(text.charAt(at - 1))) return false
  const before = text
    .slice(Math.max(0, at - LONGEST_ELIDED), at - 1)
    .split(/[^\p{L}\p{N}\p{M}]/u)
    .at(-1)
  return before !== undefined && before !== '' && !ELIDED.test(before)
}

function capitalised(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
  return first.toUpperCase() + word.slice(first.length).toLowerCase()
}

/** A name for a greeting: a name of one case only is set in title case, others stay as typed. */
export function normaliseNameCase(name: string): string {
  const isOfOneCase = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 1)
  return isOfOneCase ? toTitleCase(name) : name
}
