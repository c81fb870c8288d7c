import { hashOf } from '#engine/document/hash.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { Json } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { fieldKindOf } from '#engine/registry/field-kind.ts'
import { fieldChangeOf, type ChangedSchema } from './field-change.ts'

/** The schema of a value, with those of its parts. */
export interface ValueSchema extends ChangedSchema {
  readonly items?: ValueSchema
  readonly properties?: Readonly<Record<string, ValueSchema>>
}

const INDEX = /^\d+$/

/** The schema of the value to which the segments of a pointer lead; undefined where there is none. A part of a picture belongs to the picture. */
export function schemaAt(schema: ValueSchema | undefined, [segment, ...rest]: readonly string[]): ValueSchema | undefined {
  if (schema === undefined || segment === undefined) return schema
  switch (fieldChangeOf(schema)) {
    case 'items':
      return INDEX.test(segment) ? schemaAt(schema.items, rest) : undefined
    case 'fields':
      return schemaAt(ownValue(schema.properties ?? {}, segment), rest)
    case 'words':
      return fieldKindOf(schema) === 'image' ? schema : undefined
    case 'write':
      return undefined
  }
}

type Value = Json | undefined

/** True where every difference between two values of a schema is one of texts, pictures or links. */
export function changesWordsAlone(schema: ValueSchema | undefined, before: Value, after: Value): boolean {
  if (before === after || (before !== undefined && after !== undefined && isEqualJson(before, after))) return true
  if (schema === undefined) return false
  switch (fieldChangeOf(schema)) {
    case 'words':
      return true
    case 'write':
      return false
    case 'items':
      return changesItems(schema.items, before, after)
    case 'fields':
      return changesFields(schema, before, after)
  }
}

function changesItems(schema: ValueSchema | undefined, before: Value, after: Value): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length || isReordered(before, after)) return false
  return before.every((item, index) => changesWordsAlone(schema, item, after[index]))
}

function changesFields({ properties = {} }: ValueSchema, before: Value, after: Value): boolean {
  if (!isRecord(before) || !isRecord(after)) return false
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].every((name) => changesWordsAlone(ownValue(properties, name), ownValue(before, name), ownValue(after, name)))
}

// The same items in another order were moved.
function isReordered(before: readonly Json[], after: readonly Json[]): boolean {
  const hashes = (items: readonly Json[]) => items.map((item) => hashOf(item)).toSorted()
  return isEqualJson(hashes(before), hashes(after))
}
