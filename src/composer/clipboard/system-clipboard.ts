import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Copied } from './copied-store.ts'
import type { OutsideContent } from './outside-content.ts'

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

/** The types of content that Chromium gives as the other program wrote them; other browsers take no options. */
interface ReadOptions {
  readonly unsanitized: readonly string[]
}

/** The part of the browser that reads the clipboard of the system. */
export interface ClipboardReader {
  readonly read: (options: ReadOptions) => Promise<ClipboardItems>
}

/** The reader of this browser; undefined where the page is not secure, and in a browser that has none. */
export function ownReader(): ClipboardReader | undefined {
  const { clipboard } = navigator as { readonly clipboard?: Partial<ClipboardReader> }
  return clipboard?.read ? (clipboard as ClipboardReader) : undefined
}

/** Reads the clipboard of the system without an event of it, as a phone has none for an element; null when the browser or the person refuses. */
export async function readClipboard(reader: ClipboardReader): Promise<OutsideContent | null> {
  try {
    // Chromium’s own cleaning takes away the marks of the lists of Word; ours comes after.
    const items = await reader.read({ unsanitized: ['text/html'] })
    const wordsOf = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type))
      return item ? (await item.getType(type)).text() : ''
    }
    const pictures = items.flatMap((item) => item.types.filter((type) => type.startsWith('image/')).map((type) => ({ item, type })))
    const fileOf = async ({ item, type }: (typeof pictures)[number]) =>
      new File([await item.getType(type)], `image.${type.slice('image/'.length)}`, { type })
    return { html: await wordsOf('text/html'), words: await wordsOf('text/plain'), files: await Promise.all(pictures.map(fileOf)) }
  } catch {
    return null
  }
}
