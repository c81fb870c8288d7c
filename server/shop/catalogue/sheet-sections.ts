import { JSDOM } from 'jsdom'

/** A piece of a text: its title, when it has one, and its paragraphs. */
export interface SheetSection {
  readonly heading: string | null
  readonly lines: readonly string[]
}

const plain = (node: Element): string => (node.textContent ?? '').replaceAll(/[\t\n\r ]+/g, ' ').trim()

/** The words of a stored HTML text for a paper: its titles, and under each the paragraphs and the entries of lists. */
export function sheetBody(html: string): SheetSection[] {
  const { document } = new JSDOM(`<body>${html.replaceAll(/<br\s*\/?>/g, ' ')}</body>`).window
  const pieces: { heading: string | null; lines: string[] }[] = []
  for (const node of document.querySelectorAll('h2, h3, h4, p, li')) {
    const text = plain(node)
    if (text === '') continue
    if (/^H\d$/.test(node.tagName)) pieces.push({ heading: text, lines: [] })
    else if (pieces.length === 0) pieces.push({ heading: null, lines: [text] })
    else pieces.at(-1)?.lines.push(node.tagName === 'LI' ? `– ${text}` : text)
  }
  return pieces
}
