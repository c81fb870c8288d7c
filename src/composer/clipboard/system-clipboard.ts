import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Copied } from './copied-store.ts'

const CARRIER = 'data-vitrine-blocks'

/** The HTML of copied blocks: their words for other programs, and the blocks in an attribute for this one. */
export function htmlOfCopied({ own, words }: Copied): string {
  const lines = words.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`)
  return `<div ${CARRIER}="${escapeHtml(own)}">${lines.join('')}</div>`
}

/** The blocks that HTML of the clipboard carries; empty for HTML of another program. */
export function ownInHtml(html: string): string {
  if (!html.includes(CARRIER)) return ''
  const carrier = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${CARRIER}]`)
  return carrier?.getAttribute(CARRIER) ?? ''
}

/** The parts of the browser that write the clipboard of the system. */
export interface ClipboardWriter {
  /** Missing where the page is not secure. */
  readonly clipboard: Pick<Clipboard, 'write' | 'writeText'> | undefined
  readonly Item: typeof ClipboardItem | undefined
}

/** Writes copied blocks to the clipboard of the system without an event of it: with the blocks, else as words. False when the browser refuses both. */
export async function writeCopied(copied: Copied, { clipboard, Item }: ClipboardWriter): Promise<boolean> {
  if (!clipboard) return false
  const blob = (type: string, content: string) => new Blob([content], { type })
  try {
    if (!Item) throw new TypeError('no items')
    const parts = { 'text/html': blob('text/html', htmlOfCopied(copied)), 'text/plain': blob('text/plain', copied.words) }
    await clipboard.write([new Item(parts)])
    return true
  } catch {
    return clipboard.writeText(copied.words).then(
      () => copied.words !== '',
      () => false,
    )
  }
}
