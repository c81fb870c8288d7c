import type { Json } from '#schemas/generated/content.ts'
import type { HtmlKind, Sanitise } from '#engine/text/html-rules.ts'
import { mapTexts } from './text/map-texts.ts'
import { resolvePlaceholders, resolvePlaceholdersInHtml, resolvePlaceholdersInUrl, type PlaceholderValues } from './text/placeholders.ts'
import type { Field } from './registry/prop-fields.ts'

/** Dependencies of sanitising and filling the texts of a block, with the error reporter. */
export interface TextPass {
  readonly sanitise: Sanitise
  readonly placeholders: PlaceholderValues
  readonly unsafe: (removed: readonly string[]) => void
  readonly missing: (name: string) => void
}

/** Sanitises the HTML of props and fills their placeholders. Returns the same object when nothing changes. */
export function resolveProps(fields: readonly Field[], props: Record<string, Json>, pass: TextPass): Record<string, Json> {
  return mapTexts(fields, props, (kind, text) => resolveText(kind, text, pass))
}

function resolveText(kind: Field['kind'], text: string, pass: TextPass): string | undefined {
  switch (kind) {
    case 'html':
    case 'html-inline':
      return resolveHtml(kind, text, pass)
    case 'url':
      return text.indexOf('{') === -1 ? text : (resolvePlaceholdersInUrl(text, pass.placeholders, pass.missing) ?? undefined)
    default:
      return text.indexOf('{') === -1 ? text : resolvePlaceholders(text, pass.placeholders, pass.missing)
  }
}

function resolveHtml(kind: HtmlKind, html: string, pass: TextPass): string {
  const clean = html.indexOf('<') === -1 && html.indexOf('&') === -1 ? html : cleaned(kind, html, pass)
  return clean.indexOf('{') === -1 ? clean : resolvePlaceholdersInHtml(clean, pass.placeholders, pass.missing)
}

function cleaned(kind: HtmlKind, html: string, pass: TextPass): string {
  const result = pass.sanitise(html, kind)
  if (result === null) return html
  if (result.removed.length > 0) pass.unsafe(result.removed)
  return result.html
}
