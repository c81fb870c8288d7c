const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** What an elision leaves of a word before its apostrophe: the next word begins after it. */
const ELIDED = /^(?:[cdjlmnst]|jusqu|lorsqu|puisqu|qu|quoiqu)$/i

/** More characters than an elided word has, with its apostrophe. */
const LONGEST_ELIDED = 20

/** A text in title case: every word begins with a capital and goes on in small letters; the parts of a hyphened word count as words. */
export function toTitleCase(text: string): string {
  return text.replace(WORD, (word, at: number) => (isTail(text, at) ? word.toLowerCase() : capitalised(word)))
}

/** Whether what stands at a place goes on with a word after an apostrophe, as in « it’s »; after an elision it begins one. */
function isTail(text: string, at: number): boolean {
  if (!/['’]/.test(text.charAt(at - 1))) return false
  const before = /[\p{L}\p{N}\p{M}]+$/u.exec(text.slice(Math.max(0, at - LONGEST_ELIDED), at - 1))?.[0]
  return before !== undefined && !ELIDED.test(before)
}

function capitalised(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
  return first.toUpperCase() + word.slice(first.length).toLowerCase()
}

/** A name as one greets with it: who typed it all in capitals or all in small letters did not mean to; others wrote theirs as they want it. */
export function normaliseNameCase(name: string): string {
  const isOfOneCase = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 1)
  return isOfOneCase ? toTitleCase(name) : name
}
