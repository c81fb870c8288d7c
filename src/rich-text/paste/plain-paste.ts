import type { Dropped } from '#schemas/composer/dropped-content.ts'
import { cleanPastedBody, readPasted } from './clean-paste.ts'
import { DropCount } from './drop-count.ts'
import { filesAlone } from './files-alone.ts'
import { removeUnseen } from './remove-unseen.ts'

/** A paste into a text without formats. */
export interface PlainPaste {
  readonly text: string
  /** The content that is left out. Formats of words are not counted: such a text has none. */
  readonly dropped: Dropped
}

/** Reads a paste as a text without formats. Programs write comments, removals and hidden words into their plain text: these words are read from the HTML then. */
export function readPlainPaste(clipboard: DataTransfer | null): PlainPaste {
  const html = clipboard?.getData('text/html') ?? ''
  const words = clipboard?.getData('text/plain') ?? ''
  if (html === '') return { text: words, dropped: filesAlone(clipboard).counts }
  const body = readPasted(html)
  const dropped = new DropCount()
  removeUnseen(body, dropped)
  const hasUnseen = dropped.counts.size > 0
  const links = linksIn(body)
  cleanPastedBody(body, 'html-inline', dropped)
  for (const kind of ['underline', 'small', 'link'] as const) dropped.counts.delete(kind)
  dropped.add('link', links)
  return { text: hasUnseen || words === '' ? linesOf(body) : words, dropped: dropped.counts }
}

/** The links whose address is lost with them. */
function linksIn(body: HTMLElement): number {
  const links = [...body.querySelectorAll('a[href]')]
  return links.filter((link) => !(link.getAttribute('href') ?? '').startsWith('#') && isOwnWords(link)).length
}

function isOwnWords(link: Element): boolean {
  const words = link.textContent.trim()
  return words !== '' && !(link.getAttribute('href') ?? '').includes(words)
}

function linesOf(body: HTMLElement): string {
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n')
  return body.textContent
}
