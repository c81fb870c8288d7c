import type { Json } from '#schemas/generated/content.ts'
import { isExactNumber, isStorableKey } from '#engine/document/storable-json.ts'

type Values = Record<string, Json>

/**
 * Reads a stored value as one that a draft takes: names that reach a prototype, numbers that are not exact and what lies more than `levels`
 * deep are left out. A right value is returned as it is.
 */
export function readJson(stored: Json, levels: number): Json | undefined {
  if (typeof stored === 'number') return isExactNumber(stored) ? stored : undefined
  if (typeof stored !== 'object' || stored === null) return stored
  if (levels < 1) return undefined
  return Array.isArray(stored) ? readItems(stored, levels) : readValues(stored, levels)
}

/** Reads the values of a stored record, at most `levels` deep. */
export function readValues(stored: Values, levels: number): Values {
  const entries = Object.entries(stored)
  const read = entries.flatMap(([key, value]): [string, Json][] => {
    const now = isStorableKey(key) ? readJson(value, levels - 1) : undefined
    return now === undefined ? [] : [[key, now]]
  })
  const isSame = read.length === entries.length && read.every(([, value], at) => value === entries[at]?.[1])
  return isSame ? stored : Object.fromEntries(read)
}

function readItems(stored: Json[], levels: number): Json[] {
  const read = stored.map((item) => readJson(item, levels - 1)).filter((item) => item !== undefined)
  return read.length === stored.length && read.every((item, at) => item === stored[at]) ? stored : read
}
