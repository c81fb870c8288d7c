import PDFDocument from 'pdfkit'
import { toNfc } from '#schemas/text/normalise-text.ts'
import { openFont, type PaperFontName } from './pdf-fonts.ts'

/** A PDF document in progress: tagged A4 pages, for print and for screen readers. */
export type Paper = PDFKit.PDFDocument

/** The title and metadata of a document. */
export interface PaperHead {
  readonly title: string
  readonly author: string
  /** For example `fr-FR`. */
  readonly language: string
  /** Part of the bytes: the same document at the same instant is the same file. */
  readonly writtenAt: Date
}

/** The page margin in points. */
export const paperMargin = 48

/** The laid-out words by font. Most words occur in every document, and the layout is most of its cost. */
const laidOut = new Map<string, Record<string, unknown>>()
/** The cache of a font is cleared above this number of words. */
const MAX_CACHED_WORDS = 20_000
const counted = new Map<string, number>()

function wordsOf(font: string): Record<string, unknown> {
  const known = laidOut.get(font)
  const count = (counted.get(font) ?? 0) + 1
  counted.set(font, count)
  // The size is checked every hundred documents, because objects have no cheap count.
  if (known && (count % 100 !== 0 || Object.keys(known).length < MAX_CACHED_WORDS)) return known
  const fresh = Object.create(null) as Record<string, unknown>
  laidOut.set(font, fresh)
  return fresh
}

/** Makes a document share opened fonts and laid-out words with others. The layout of a word depends on the font file only. */
function shareFonts(paper: Paper): void {
  const open = paper.font.bind(paper) as (...asked: unknown[]) => Paper
  const sharing = new Set<PaperFontName>()
  const font = (name: PaperFontName, ...more: unknown[]): Paper => {
    // The types of pdfkit support neither registering an open font nor reading the current one.
    if (!sharing.has(name)) paper.registerFont(name, openFont(name).file as never)
    open(name, ...more)
    const { _font: current } = paper as unknown as { _font: { layoutCache?: object } }
    if (current.layoutCache && !sharing.has(name)) current.layoutCache = wordsOf(name)
    sharing.add(name)
    return paper
  }
  Object.assign(paper, { font })
}

// The types of pdfkit support the archive subsets only.
const accessible: object = { subset: 'PDF/UA' }

/** Creates a document. */
export function createPaper({ title, author, language, writtenAt }: PaperHead): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    // The text flow ends above the page footer.
    margins: { top: paperMargin, left: paperMargin, right: paperMargin, bottom: paperMargin + 18 },
    // Pages are numbered once all are rendered.
    bufferPages: true,
    pdfVersion: '1.7',
    ...accessible,
    tagged: true,
    lang: language,
    displayTitle: true,
    // No default font.
    font: '',
    info: { Title: title, Author: author, CreationDate: writtenAt, ModDate: writtenAt, Producer: 'Vitrine', Creator: 'Vitrine' },
  })
  shareFonts(paper)
  return paper.font('text')
}

/** Emoji and symbols, which no font of a document contains. */
const pictures = /[\u{1f000}-\u{1faff}\u2600-\u27bf]|\ufe0f|\u200d/gu

/** Returns a text that the fonts can render: composed letters, no narrow no-break spaces and no emoji. */
export function printable(text: string): string {
  return toNfc(text).replaceAll('\u202f', '\u00a0').replaceAll(pictures, '')
}

/** Binds French punctuation to its word with no-break spaces, also in a text with plain spaces. */
export function bindPunctuation(text: string): string {
  return text.replaceAll(/(?<=«) /g, '\u00a0').replaceAll(/ (?=[»:;!?%€])/g, '\u00a0')
}

/** Finishes a document and returns its bytes. */
export async function paperBytes(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((settle, fail) => paper.once('end', settle).once('error', fail))
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
