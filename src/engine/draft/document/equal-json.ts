import { isRecord } from '#schemas/text/is-record.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Compares two JSON values. The order of keys does not count, nor does a key without a value. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isEqualJson(item, other[at]))
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = definedKeys(one)
  return (
    keys.length === definedKeys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqualJson(ownValue(one, key), other[key]))
  )
}

const definedKeys = (record: Record<string, unknown>): string[] => Object.keys(record).filter((key) => record[key] !== undefined)
