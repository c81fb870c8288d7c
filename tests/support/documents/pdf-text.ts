import { extractText, getDocumentProxy } from 'unpdf'

/** A parsed PDF file: its text by page and its metadata. */
export interface ReadPdf {
  readonly text: string
  readonly pages: number
  readonly title: string
  readonly language: string
  /** The roles in its structure tree, for screen readers. */
  readonly roles: ReadonlySet<string>
  /** The text alternatives of its images. */
  readonly alts: readonly string[]
}

interface Node {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly Node[]
}

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)]

const altsOf = ({ alt, children = [] }: Node): string[] => [...(alt === undefined ? [] : [alt]), ...children.flatMap(altsOf)]

/** Returns the text of a PDF file with single spaces. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** Returns the text of each page from top to bottom. The order in the file differs when elements overlap. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      const words = items.flatMap((item) =>
        'str' in item ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }] : [],
      )
      const inOrder = words.sort((one, other) => (Math.abs(one.y - other.y) < 2 ? one.x - other.x : other.y - one.y))
      return inOrder
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    }),
  )
}

/** Parses a PDF file. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = (await document.getMetadata()) as unknown as { readonly info: Readonly<Record<string, string>> }
  const trees = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getStructTree()),
  )
  return {
    text: await pdfText(bytes),
    pages: document.numPages,
    title: info['Title'] ?? '',
    language: info['Language'] ?? '',
    roles: new Set(trees.flatMap((tree) => (tree ? rolesOf(tree as Node) : []))),
    alts: trees.flatMap((tree) => (tree ? altsOf(tree as Node) : [])),
  }
}
