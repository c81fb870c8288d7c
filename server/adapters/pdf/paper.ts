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

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<PaperFont, Buffer>()

function fontBytes(name: PaperFont): Buffer {
  const known = fonts.get(name) ?? woffToSfnt(readFileSync(resolve(files[name])))
  fonts.set(name, known)
  return known
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
    info: { Title: title, Author: author, CreationDate: writtenAt, ModDate: writtenAt, Producer: 'Vitrine', Creator: 'Vitrine' },
  })
  for (const name of Object.keys(files) as PaperFont[]) paper.registerFont(name, fontBytes(name))
  return paper.font('text')
}

/** Text as these fonts can write it: they have no narrow no-break space. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
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
