import type { Field } from '#engine/registry/prop-fields.ts'
import type { Json } from '#schemas/generated/content.ts'
import { normaliseUrl } from '#schemas/urls/normalise-url.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** A link or the address of a picture in props. */
interface LinkInProps {
  readonly pointer: string
  readonly written: string
  /** The address that it means; null for one that may not stand there. */
  readonly url: string | null
}

/** Every link that a value of a field holds, at any depth. An empty one is unfinished, and safe. */
export function linksInValue(field: Field, value: Json | undefined, pointer: string): LinkInProps[] {
  if (typeof value === 'string')
    return field.kind === 'url' ? [{ pointer, written: value, url: value === '' ? value : normaliseUrl(value) }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => (field.item ? linksInValue(field.item, item, `${pointer}/${index}`) : []))
  return typeof value === 'object' && value !== null ? linksInProps(field.fields, value, pointer) : []
}

/** Every link that props hold, at any depth. */
export function linksInProps(fields: readonly Field[], props: Readonly<Record<string, Json>>, pointer = ''): LinkInProps[] {
  return fields.flatMap((field) => linksInValue(field, ownValue(props, field.key), `${pointer}/${field.key}`))
}
