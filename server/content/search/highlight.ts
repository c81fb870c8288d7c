import { sql, type RawBuilder } from 'kysely'
import type { HighlightedText, SearchItem } from '#schemas/api/content/search.ts'
import { stripEnd, stripEnds } from '#schemas/text/strip-ends.ts'
import { wordSeparators, splitWords } from '#server/platform/text-search/query-text.ts'

/** Private characters that no text holds tell where a word that was found begins. */
export const matchStart = '\ue000'
const end = '\ue001'
const selectors = `StartSel=${matchStart}, StopSel=${end}`

/** How a piece of a text is marked: one, with words on both sides of what was found. */
export const pieceOptions = `${selectors}, MaxFragments=1, MaxWords=34, MinWords=16, ShortWord=0`

/** How a text is marked that is shown as a whole. */
export const wholeOptions = `${selectors}, HighlightAll=true`

/** As much of a piece as tells whether its text begins or ends with it. */
const cutLength = 30

/** How much of the beginning and of the end of a text tells that. */
export const openingLength = 2 * cutLength

// Signs of ASCII that are no letters to any database, and that no text shows.
const standIns = Array.from({ length: 31 }, (_, index) => String.fromCodePoint(index + 1))
  .filter((sign) => !/\s/.test(sign))
  .join('')

/** A text in whose place of each sign that parts words a sign stands that does so in every database: its words are marked as they are searched. */
export const withSplitWords = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`translate(translate(${text}, ${standIns}, ''), ${wordSeparators}, ${standIns.slice(0, wordSeparators.length)})`

const withPartingSigns = (words: string): string =>
  words.replaceAll(/\p{Cc}/gu, (sign) => wordSeparators.charAt(standIns.indexOf(sign)) || sign)

/** A text without what could be taken for marks. */
export const stripMarks = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`replace(replace(${text}, ${matchStart}, ''), ${end}, '')`

const withoutSigns = (line: string): string => line.replaceAll(matchStart, '').replaceAll(end, '')

const markedWord = new RegExp(`(${matchStart}[^${matchStart}${end}]*${end})`)

function piecesOf(line: string): HighlightedText {
  return line
    .split(markedWord)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith(matchStart) ? { text: piece.slice(1, -1), mark: true } : { text: piece }))
}

/** A title in pieces, where something of its line is marked; a line that has lost what looked like a tag is no longer the title. */
export function highlightTitle(title: string, line: string): HighlightedText | undefined {
  if (!line.includes(matchStart) || withoutSigns(line) !== splitWords(title)) return undefined
  let at = 0
  // What was parted to be read is written as the title has it.
  return piecesOf(line.replaceAll(/[^\ue000\ue001]/g, () => title.charAt(at++)))
}

/** A text whose elided words stand apart, as they are marked: by an apostrophe that every database takes for a sign. */
export const withPlainApostrophes = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`translate(${text}, '’', '''')`

const withCurlyApostrophes = (text: string): string => text.replaceAll(/(?<=\p{L}\ue001?)'(?=\ue000?\p{L})/gu, '’')

// Plain words have lost the spaces that hold a sign to its word, or with a locale of libc still have wide ones; only French parts them.
const withNarrowSpaces = (text: string) => text.replaceAll(/[ \u00a0](?=[;:!?»])|(?<=«)[ \u00a0]/g, '\u202f')

/** The prefix of an excerpt: the opening punctuation of its text, or an ellipsis. */
function before(plain: string, opening: string): string {
  const signs = opening.slice(0, opening.indexOf(plain.slice(0, cutLength)))
  return opening.includes(plain.slice(0, cutLength)) && /^[\s«“(]*$/.test(signs) ? signs.trimStart() : '… '
}

/** A piece that neither begins nor ends with what stands between the parts of a text. */
const withoutLooseDashes = (words: string): string => stripEnds(words, /[\s—]/)

/** The suffix of an excerpt: the closing punctuation of its text, or an ellipsis. */
function after(plain: string, closing: string): string {
  const tail = plain.slice(-cutLength)
  const signs = closing.slice(closing.lastIndexOf(tail) + tail.length)
  return closing.includes(tail) && /^[\s.,;:!?»”)…—]*$/.test(signs) ? stripEnd(signs, /[\s—]/) : ' …'
}

interface Piece {
  readonly headline: string
  /** How the text that it is of begins and ends. */
  readonly opening: string
  readonly closing: string
}

/** A piece of a text with what was found marked; dots stand where the text goes on. */
export function snippetOf({ headline, opening, closing }: Piece): SearchItem['snippet'] {
  const words = withoutLooseDashes(withPartingSigns(headline))
  const plain = withoutSigns(words)
  return plain === '' ? [] : piecesOf(withCurlyApostrophes(withNarrowSpaces(`${before(plain, opening)}${words}${after(plain, closing)}`)))
}
