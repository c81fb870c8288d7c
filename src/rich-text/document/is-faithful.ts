import type { HtmlKind } from '#engine/text/html-rules.ts'
import { readHtml } from './read-html.ts'
import { isEqualHtml, writeHtml } from './write-html.ts'

/** True when the editor can hold a text: reading and writing it changes nothing but white space that is not shown. */
export function isFaithful(html: string, kind: HtmlKind): boolean {
  return isEqualHtml(html, writeHtml(readHtml(html, kind)))
}
