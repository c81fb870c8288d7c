import type { Json } from '#schemas/generated/content.ts'
import type { Field } from '#engine/registry/prop-fields.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { HtmlKind } from '#engine/text/html-rules.ts'

/** One HTML text of a block's props and the way to it. */
export interface HtmlInProps {
  readonly pointer: string
  readonly kind: HtmlKind
  readonly html: string
}

/** Every HTML text that props hold, at any depth. */
export function htmlInProps(fields: readonly Field[], props: Readonly<Record<string, Json>>, pointer = ''): HtmlInProps[] {
  return fields.flatMap((field) => htmlInValue(field, ownValue(props, field.key), `${pointer}/${field.key}`))
}

/** Every HTML text that a value of a field holds, at any depth. */
export function htmlInValue(field: Field, value: Json | undefined, pointer: string): HtmlInProps[] {
  if (typeof value === 'string')
    return field.kind === 'html' || field.kind === 'html-inline' ? [{ pointer, kind: field.kind, html: value }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => (field.item ? htmlInValue(field.item, item, `${pointer}/${index}`) : []))
  return typeof value === 'object' && value !== null ? htmlInProps(field.fields, value, pointer) : []
}

const INDEX = /^\d+$/

/** The field to which the segments of a pointer lead; undefined where the schema has none. */
export function fieldAt(fields: readonly Field[], [segment, ...rest]: readonly string[]): Field | undefined {
  const field = fields.find(({ key }) => key === segment)
  return field && innerField(field, rest)
}

function innerField(field: Field, segments: readonly string[]): Field | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined) return field
  return field.item && INDEX.test(segment) ? innerField(field.item, rest) : fieldAt(field.fields, segments)
}
