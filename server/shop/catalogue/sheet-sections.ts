import { JSDOM } from 'jsdom'
import { exceedsMarkupBounds } from '#server/platform/input/markup-bounds.ts'

/** A section of a text: its title, when it has one, and its paragraphs. */
export interface SheetSection {
  readonly heading: string | null
  readonly lines: readonly string[]
}

const plain = (node: Element): string => (node.textContent ?? '').replaceAll(/[\t\n\r ]+/g, ' ').trim()

/** Returns the titles of an HTML text, and under each its paragraphs and list items; nothing for markup beyond the bounds. */
export function sheetBody(html: string): SheetSection[] {
  if (exceedsMarkupBounds(html)) return []
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
