import PDFDocument from 'pdfkit'
import { toNfc } from '#schemas/text/normalise-text.ts'
import { openFont, type PaperFontName } from './pdf-fonts.ts'

/** A paper that is being written: pages of A4 with their structure, for those who print it and those who have it read to them. */
export type Paper = PDFKit.PDFDocument

/** What stands at the head of a paper and in its properties. */
export interface PaperHead {
  readonly title: string
  readonly author: string
  /** Such as `fr-FR`. */
  readonly language: string
  /** Part of the bytes: the same paper written at the same instant is the same file. */
  readonly writtenAt: Date
}

/** The free border of a page, in points. */
export const paperMargin = 48

/** The words that a font has laid out already, by the font: the most of what papers say is said by each of them, and laying it out is most of their cost. */
const laidOut = new Map<string, Record<string, unknown>>()
/** All are forgotten when there are so many of a font. */
const mostWords = 20_000
const counted = new Map<string, number>()

function wordsOf(font: string): Record<string, unknown> {
  const known = laidOut.get(font)
  const count = (counted.get(font) ?? 0) + 1
  counted.set(font, count)
  // Counted by papers, looked at now and then: the words themselves have no count.
  if (known && (count % 100 !== 0 || Object.keys(known).length < mostWords)) return known
  const fresh = Object.create(null) as Record<string, unknown>
  laidOut.set(font, fresh)
  return fresh
}

/** Has a paper open the fonts that it is written in, and share what they have read and laid out with other papers: a word is laid out the same by the same file. */
function shareFonts(paper: Paper): void {
  const open = paper.font.bind(paper) as (...asked: unknown[]) => Paper
  const sharing = new Set<PaperFontName>()
  const font = (name: PaperFontName, ...more: unknown[]): Paper => {
    // The types of pdfkit tell neither that a font which is open may be registered nor of the font at hand.
    if (!sharing.has(name)) paper.registerFont(name, openFont(name).file as never)
    open(name, ...more)
    const { _font: current } = paper as unknown as { _font: { layoutCache?: object } }
    if (current.layoutCache && !sharing.has(name)) current.layoutCache = wordsOf(name)
    sharing.add(name)
    return paper
  }
  Object.assign(paper, { font })
}

// The types of pdfkit know the subsets for archives alone.
const accessible: object = { subset: 'PDF/UA' }

/** Begins a paper. */
export function createPaper({ title, author, language, writtenAt }: PaperHead): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    // What flows ends above the foot of its page.
    margins: { top: paperMargin, left: paperMargin, right: paperMargin, bottom: paperMargin + 18 },
    // A page that ends is numbered once all are written.
    bufferPages: true,
    pdfVersion: '1.7',
    ...accessible,
    tagged: true,
    lang: language,
    displayTitle: true,
    // Another than these is never written in.
    font: '',
    info: { Title: title, Author: author, CreationDate: writtenAt, ModDate: writtenAt, Producer: 'Vitrine', Creator: 'Vitrine' },
  })
  shareFonts(paper)
  return paper.font('text')
}

/** The signs and small pictures that telephones write with, which no font of a paper holds. */
const pictures = /[\u{1f000}-\u{1faff}\u2600-\u27bf]|\ufe0f|\u200d/gu

/** Text as these fonts can write it: letters of one piece; they have no narrow no-break space, and no small pictures. */
export function printable(text: string): string {
  return toNfc(text).replaceAll('\u202f', '\u00a0').replaceAll(pictures, '')
}

/** Text whose signs stay with what they belong to, also where it was written with common spaces: no line begins with « » » or ends with « « ». */
export function bindPunctuation(text: string): string {
  return text.replaceAll(/(?<=«) /g, '\u00a0').replaceAll(/ (?=[»:;!?%€])/g, '\u00a0')
}

/** Ends a paper and gives its bytes. */
export async function paperBytes(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((settle, fail) => paper.once('end', settle).once('error', fail))
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
