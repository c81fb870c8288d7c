import type { Registry } from '#engine/registry/registry.ts'
import type { HtmlKind, Sanitise } from '#engine/text/html-rules.ts'
import { readHtml } from '#rich-text/document/read-html.ts'
import { writeHtml } from '#rich-text/document/write-html.ts'

/** The facts that blocks are made with. */
export interface BlockContext {
  readonly registry: Registry
  readonly sanitise: Sanitise
}

/** HTML as the editor of texts writes it and the purifier lets it through. */
export function purified({ sanitise }: Pick<BlockContext, 'sanitise'>, html: string, kind: HtmlKind): string {
  const written = writeHtml(readHtml(html, kind))
  return sanitise(written, kind)?.html ?? written
}
