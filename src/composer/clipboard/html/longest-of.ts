import type { Registry } from '#engine/registry/registry.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The number of characters that a text of a block type may have. */
export function longestOf({ types }: Registry, type: string, prop: string): number {
  const properties: unknown = types.get(type)?.manifest.props['properties']
  const schema = isRecord(properties) ? ownValue(properties, prop) : null
  const longest = isRecord(schema) ? schema['maxLength'] : null
  return typeof longest === 'number' ? longest : Infinity
}
