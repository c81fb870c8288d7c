import { hasExclusion } from './query-text.ts'
import { quotedParts } from './split-quotes.ts'

/** « K bis », beside « Kbis » and « K-bis ». A letter that is a word of its own in French joins nothing. */
const letterAndWord = /(?<![\p{L}\p{M}\p{N}.@_/-])([b-hj-nopqrstu-xz]) (\p{L}{2,8})(?![\p{L}\p{M}\p{N}.@_/-])/giu
/** « 40 000 » and « 40000 »; no year. */
const thousands = /(?<![\p{L}\p{M}\p{N}.@_/-])(?:\d{1,3}(?: \d{3}){1,2}|(?!(?:19|20)\d{2}(?!\d))\d{4,6})(?![\p{L}\p{M}\p{N}.@_/-])/giu
/** « St-Chinian », « Ste Foy », « St. Chinian », and the whole word. */
const saint = /(?<![\p{L}\p{M}\p{N}.@_/-])(s)(ain)?(te?s?)\.?(?=[ -]\p{L})/giu

const otherThousands = (number: string, phrase: (words: string) => string): string =>
  number.includes(' ') ? number.replaceAll(' ', '') : phrase(`${number.slice(0, -3)} ${number.slice(-3)}`)

type Rewrite = (part: string, phrase: (words: string) => string) => string

const rewrites: readonly Rewrite[] = [
  (part) => part.replaceAll(letterAndWord, '$1$2'),
  (part, phrase) => part.replaceAll(thousands, (number) => otherThousands(number, phrase)),
  (part) =>
    part.replaceAll(saint, (_, s: string, middle: string | undefined, end: string) => `${s}${middle === undefined ? 'ain' : ''}${end}`),
]

const withParts = (text: string, rewrite: Rewrite): string =>
  quotedParts(text)
    .map((part) => (part.startsWith('"') ? rewrite(part, (words) => words) : rewrite(part, (words) => `"${words}"`)))
    .join('')

/**
 * Returns the spellings in which a text may have what a query says, the typed one first: words joined or apart, thousands apart or joined,
 * « Saint » whole or short. A query that excludes words has one: what is excluded in any spelling would be found by another.
 */
export function spellings(query: string): readonly string[] {
  if (hasExclusion(query)) return [query]
  const each = rewrites.map((rewrite) => withParts(query, rewrite))
  const all = rewrites.reduce(withParts, query)
  return [...new Set([query, ...each, all])]
}
