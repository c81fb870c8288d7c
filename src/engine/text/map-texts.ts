import type { Json } from '#schemas/generated/content.ts'
import type { Field } from '#engine/registry/prop-fields.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Returns the new text, or undefined to remove it. */
type ChangeText = (kind: Field['kind'], text: string) => string | undefined

/** Maps each text in props at any depth. Returns the same object when nothing changes. */
export function mapTexts(fields: readonly Field[], props: Record<string, Json>, change: ChangeText): Record<string, Json> {
  const changed = new Map<string, Json | undefined>()
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as Field
    const value = ownValue(props, field.key)
    if (value === undefined) continue
    const ready = changeValue(field, value, change)
    if (ready === value) continue
    changed.set(field.key, ready)
  }
  if (changed.size === 0) return props
  const entries = Object.entries(props).map(([key, value]) => [key, changed.has(key) ? changed.get(key) : value] as const)
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined))
}

function changeValue(field: Field, value: Json, change: ChangeText): Json | undefined {
  if (typeof value === 'string') return change(field.kind, value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return field.item ? changeList(field.item, value, change) : value
  return mapTexts(field.fields, value, change)
}

// A removed URL removes the list item that contains it.
function changeList(item: Field, list: Json[], change: ChangeText): Json[] {
  let copy: Json[] | null = null
  for (let index = 0; index < list.length; index++) {
    const value = list[index] as Json
    const ready = changeValue(item, value, change)
    if (ready === value && copy === null) continue
    copy ??= list.slice(0, index)
    if (ready !== undefined && !hasLost(item, value, ready)) copy.push(ready)
  }
  return copy ?? list
}

function hasLost(item: Field, before: Json, after: Json): boolean {
  if (item.kind !== 'object') return false
  const [old, now] = [before as Record<string, Json>, after as Record<string, Json>]
  return item.fields.some(({ key, kind }) => kind === 'url' && ownValue(old, key) !== undefined && ownValue(now, key) === undefined)
}
