import type { Json } from '#schemas/generated/content.ts'
import { safeUrl } from '#engine/validation/safe-url.ts'
import type { Field } from '#engine/registry/prop-fields.ts'

/** A link or the address of a picture in props, and whether it may stand there. */
interface LinkInProps {
  readonly pointer: string
  readonly isSafe: boolean
}

/** Every link that a value of a field holds, at any depth. */
export function linksInValue(field: Field, value: Json | undefined, pointer: string): LinkInProps[] {
  if (typeof value === 'string') return field.kind === 'url' ? [{ pointer, isSafe: value === '' || safeUrl(value) !== null }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => (field.item ? linksInValue(field.item, item, `${pointer}/${index}`) : []))
  return typeof value === 'object' && value !== null ? linksInProps(field.fields, value, pointer) : []
}

/** Every link that props hold, at any depth. An empty one is unfinished, and safe. */
export function linksInProps(fields: readonly Field[], props: Readonly<Record<string, Json>>, pointer = ''): LinkInProps[] {
  return fields.flatMap((field) => linksInValue(field, props[field.key], `${pointer}/${field.key}`))
}
