import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { woffToSfnt } from './woff-to-sfnt.ts'

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

const files = {
  text: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  strong: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  title: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
} as const

/** The hands in which papers are written. */
export type PaperFont = keyof typeof files

/** The letters of the other languages of Europe, such as « Ł », which lie in files of their own. */
const moreLetters = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+)/

/** A text in pieces, each with the font that holds its letters. */
export function runsOf(text: string, font: PaperFont): { readonly text: string; readonly font: string }[] {
  const pieces = text.split(moreLetters).filter((piece) => piece !== '')
  return pieces.map((piece) => ({ text: piece, font: moreLetters.test(piece) ? `${font} more` : font }))
}

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<string, Buffer>()

function fontBytes(file: string): Buffer {
  const known = fonts.get(file) ?? woffToSfnt(readFileSync(resolve(file)))
  fonts.set(file, known)
  return known
}

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

/** What is read of the file of a font. */
interface FontFile {
  readonly characterSet: readonly number[]
  glyphForCodePoint(codePoint: number): object
}

/** The fonts that papers have opened, by their names: a file is read apart once, and each paper takes letters of its own from it. */
const opened = new Map<string, Buffer>()

/** Has a font know its letters by themselves: one that is first met as a part of another, as « E » is of « É », would be drawn from then on and read by nobody. */
function knowLetters(font: FontFile): void {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
}

/** Has the fonts of a paper share what they have read and laid out with those of other papers: a word is laid out the same by the same file. */
function shareFonts(paper: Paper): void {
  const open = paper.font.bind(paper) as (...asked: unknown[]) => Paper
  const sharing = new WeakSet()
  const font = (name: unknown, ...more: unknown[]): Paper => {
    open(name, ...more)
    // The types of pdfkit tell neither of the font at hand nor that one which is open may be registered.
    const { _font: current } = paper as unknown as { _font?: { layoutCache?: object; font: Buffer & FontFile } }
    if (typeof name === 'string' && current?.layoutCache && !sharing.has(current)) {
      sharing.add(current)
      current.layoutCache = wordsOf(name)
      if (!opened.has(name)) knowLetters(current.font)
      opened.set(name, current.font)
    }
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
  for (const [name, file] of Object.entries(files)) {
    paper.registerFont(name, opened.get(name) ?? fontBytes(file))
    paper.registerFont(`${name} more`, opened.get(`${name} more`) ?? fontBytes(file.replace('-latin-', '-latin-ext-')))
  }
  shareFonts(paper)
  return paper.font('text')
}

/** The signs and small pictures that telephones write with, which no font of a paper holds. */
const pictures = /[\u{1f000}-\u{1faff}\u2600-\u27bf]|\ufe0f|\u200d/gu

/** Text as these fonts can write it: they have no narrow no-break space, and no small pictures. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0').replaceAll(pictures, '')
}

/** Text whose signs stay with what they belong to, also where it was written with common spaces: no line begins with « » » or ends with « « ». */
export function bound(text: string): string {
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
