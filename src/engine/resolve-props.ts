import type { Json } from '#schemas/generated/content.ts'
import type { HtmlKind, Sanitise } from './html-rules.ts'
import { resolvePlaceholders, resolvePlaceholdersInHtml, resolvePlaceholdersInUrl, type PlaceholderValues } from './placeholders.ts'
import type { Field } from './prop-fields.ts'

/** What cleaning and filling the texts of a block's props needs, and where it reports. */
export interface TextPass {
  readonly sanitise: Sanitise
  readonly placeholders: PlaceholderValues
  readonly unsafe: (removed: readonly string[]) => void
  readonly missing: (name: string) => void
}

/** Props with their HTML cleaned and their placeholders filled; the very same object when there was nothing to do. */
export function resolveProps(fields: readonly Field[], props: Record<string, Json>, pass: TextPass): Record<string, Json> {
  let copy: Record<string, Json> | null = null
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as Field
    const value = props[field.key]
    if (value === undefined) continue
    const ready = resolveValue(field, value, pass)
    if (ready === value) continue
    copy ??= { ...props }
    if (ready === undefined) delete copy[field.key]
    else copy[field.key] = ready
  }
  return copy ?? props
}

function resolveValue(field: Field, value: Json, pass: TextPass): Json | undefined {
  if (typeof value === 'string') return resolveText(field.kind, value, pass)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return field.item ? resolveList(field.item, value, pass) : value
  return resolveProps(field.fields, value, pass)
}

// An address without its value is no address: the item that holds it goes with it.
function resolveList(item: Field, list: Json[], pass: TextPass): Json[] {
  let copy: Json[] | null = null
  for (let index = 0; index < list.length; index++) {
    const value = list[index] as Json
    const ready = resolveValue(item, value, pass)
    if (ready === value && copy === null) continue
    copy ??= list.slice(0, index)
    if (ready !== undefined && !hasLost(item, value, ready)) copy.push(ready)
  }
  return copy ?? list
}

function hasLost(item: Field, before: Json, after: Json): boolean {
  if (item.kind !== 'object') return false
  const [old, now] = [before as Record<string, Json>, after as Record<string, Json>]
  return item.fields.some(({ key, kind }) => kind === 'url' && old[key] !== undefined && now[key] === undefined)
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
