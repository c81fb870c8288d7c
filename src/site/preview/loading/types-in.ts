import { isRecord } from '#schemas/text/is-record.ts'

/** The types of the blocks in a stored list, which may hold anything. */
export function typesIn(value: unknown, types = new Set<string>()): Set<string> {
  if (!Array.isArray(value)) return types
  for (const block of value as readonly unknown[]) {
    if (!isRecord(block)) continue
    if (typeof block['type'] === 'string') types.add(block['type'])
    if (isRecord(block['slots'])) for (const children of Object.values(block['slots'])) typesIn(children, types)
  }
  return types
}
