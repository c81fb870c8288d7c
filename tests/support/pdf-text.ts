import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader program finds in a PDF file: its words, page after page, and what it says of itself. */
export interface ReadPdf {
  readonly text: string
  readonly pages: number
  readonly title: string
  readonly language: string
  /** The roles that its parts have for whoever has it read to them. */
  readonly roles: ReadonlySet<string>
}

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}

const rolesOf = ({ role, children = [] }: Node): string[] => [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)]

/** The words of a PDF file with plain spaces between them. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
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
  }
}
