import { phoneNotations, replacePhones, type PhoneNotation } from './phone-in-query.ts'
import { quotedParts } from './split-quotes.ts'
import { dayOfMonth } from './calendar-names.ts'

// The French stop-word list of the database contains only the singular forms of these words.
const EXTRA_STOPWORDS = /(?<![\p{L}\p{M}\p{N}-])(?:les|ils|elles|cet|cette)(?![\p{L}\p{M}\p{N}])/giu

/** The stop words that the list of the database lacks, as one text. */
export const extraStopwords = 'les ils elles cet cette'

/** Returns true for a stop word that the list of the database lacks. */
export const isExtraStopword = (word: string): boolean => word.replaceAll(EXTRA_STOPWORDS, '') === ''

/** Characters that separate words in any context. The function `part_words` of the database has the same list. */
export const wordSeparators =
  '\u00a0\u2007\u2009\u202f\u2018\u2019\u02bc\u201c\u201d\u201e\u00ab\u00bb\u2026\u2013\u2014\u20ac\u00b0\u00b7\u2022\u2032\u2033\u00a7\u2192'

const separatorPattern = new RegExp(`[${wordSeparators}]`, 'g')

/** Replaces separators by spaces, so that positions in the text do not change. */
export const splitWords = (text: string): string => text.replaceAll(separatorPattern, ' ')

const withPlainApostrophes = (text: string): string => text.replaceAll(/[\u2018\u2019\u02bc]/g, "'")

/** Words joined by hyphens. URLs and numbers are excluded. */
const compound =
  /(?<![\p{L}\p{M}\p{N}])(?<![\p{L}\p{M}\p{N}][._@/-])\p{L}[\p{L}\p{M}\p{N}]*(?:-\p{L}[\p{L}\p{M}\p{N}]*)+(?![._@/-]?[\p{L}\p{M}\p{N}])/gu

/** Splits the compounds in a quoted phrase: full text takes a compound for one word and does not stem it. */
const splitQuotedCompounds = (quoted: string, writePhone: PhoneNotation): string =>
  replacePhones(quoted, writePhone).replaceAll(compound, (words) => words.replaceAll('-', ' '))

/** Words joined to a year, as in slugs: `combe-haute-2019`. */
const compoundWithYear = /(?<!\S)\p{L}[\p{L}\p{M}\p{N}-]*-(?:19|20)\d{2}(?!\S)/gu

const separateYears = (text: string): string => text.replaceAll(compoundWithYear, (words) => words.replace(/-(?=\d{4}$)/, ' '))

const quoteCompounds = (text: string, writePhone: PhoneNotation): string =>
  replacePhones(separateYears(text), (national) => `"${writePhone(national)}"`)
    .replaceAll(compound, '"$&"')
    .replaceAll(dayOfMonth, '"$&"')

/** Quotes phone numbers, compounds and days, and removes stop words outside quotes. */
const quotePhrases = (text: string, writePhone: PhoneNotation): string =>
  quotedParts(text)
    .flatMap((part) => (part.startsWith('"') ? [part] : quotedParts(quoteCompounds(part, writePhone))))
    .map((part) => (part.startsWith('"') ? splitQuotedCompounds(part, writePhone) : part.replaceAll(EXTRA_STOPWORDS, ' ')))
    .join('')

/** Removes hyphens inside words and points inside acronyms: `k-bis` becomes `kbis`, `E.U.R.L.` becomes `EURL`. */
export const joinCompounds = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, '')
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{M}\p{N}])/gu, (acronym) => acronym.replaceAll('.', ''))

// A hyphen between spaces separates words, as in « Atelier - choisir son statut ». It excludes none.
const dash = /(?<![^\s"])-+(?!\S)/g
const exclusionSign = /(?<![^\s"])-+(?=[^\s-])/g

// The database reads two hyphens as none.
const normaliseHyphens = (text: string): string => text.replaceAll(dash, ' ').replaceAll(exclusionSign, '-')

/** Removes the signs that exclude words. */
export const withoutExclusions = (text: string): string => text.replaceAll(exclusionSign, ' ')

/** Ignores exclusion signs when all words are excluded: the text is then a pasted list or has a dash. */
export const stripStraySymbols = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text.replaceAll(/(?<![^\s"])-+(?:"[^"]*"?|[^\s"-][^\s"]*)/g, ' ')) ? text : withoutExclusions(text)

/** Returns true when a text excludes a word. */
export const hasExclusion = (text: string): boolean => withoutExclusions(stripStraySymbols(text)) !== stripStraySymbols(text)

/** Converts a typed text to the syntax of `websearch_to_tsquery`: one query for each notation in which its phone numbers may be found. */
export function toWebSearches(text: string): readonly string[] {
  const plain = normaliseHyphens(splitWords(withPlainApostrophes(text)))
  return phoneNotations(plain).map((writePhone) => quotePhrases(plain, writePhone))
}

/** A number with its unit or an hour, in either notation: « 75cl », « 37,5 cl », « 18 h 30 ». */
const quantity =
  /(?<![\p{L}\p{M}\p{N}][.,_@/-]?)(?<!-)(\d{1,4}(?:[.,]\d{1,3})?) ?(h|cl|ml|l|kg|g)(?: ?(?<=h ?)(\d{2}))?(?!['.,_@/-]?[\p{L}\p{M}\p{N}])/giu

/** Rewrites quantities in a query. Returns the notation in one word and the one with spaces, or the query alone without quantities. */
export function quantityNotations(query: string): readonly string[] {
  const parts = quotedParts(query)
  const spaced = (part: string, quote: string) =>
    part.replaceAll(
      quantity,
      (_, number: string, unit: string, minutes = '') => `${quote}${`${number.replace('.', ',')} ${unit} ${minutes}`.trim()}${quote}`,
    )
  const joined = query.replaceAll(quantity, (_, number: string, unit: string, minutes = '') => `${number}${unit}${minutes}`)
  return [...new Set([joined, parts.map((part) => spaced(part, part.startsWith('"') ? '' : '"')).join('')])]
}
