import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader program finds in a PDF file: its words, page after page, and what it says of itself. */
export interface ReadPdf {
  readonly text: string
  readonly pages: number
  readonly title: string
  readonly language: string
  /** The roles that its parts have for whoever has it read to them. */
  readonly roles: ReadonlySet<string>
  /** What is said of its pictures to whoever does not see them. */
  readonly alts: readonly string[]
}

interface Node {
  readonly role?: string
  readonly alt?: string
  readonly children?: readonly Node[]
}

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)]

const altsOf = ({ alt, children = [] }: Node): string[] => [...(alt === undefined ? [] : [alt]), ...children.flatMap(altsOf)]

/** The words of a PDF file with plain spaces between them. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** The words of each page of a PDF file, from its head to its foot: a program writes them in another order where some lie over others. */
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

/** Reads a PDF file. */
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
