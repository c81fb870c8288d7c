import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { Json } from '#schemas/generated/content.ts'

/** The items of a list with a key for each, which follows its item through moves. */
export interface KeyedList {
  readonly items: readonly Json[]
  readonly keys: readonly string[]
}

/** Makes keys that no other item of the form has. */
export function createKeyMaker(): () => string {
  let made = 0
  return () => `item-${(made += 1)}`
}

/** The keys of a list after a change: an item that is still there keeps its own, one that was changed in its place too. */
export function followKeys(before: KeyedList, items: readonly Json[], makeKey: () => string): KeyedList {
  if (items === before.items) return before
  if (items.length === before.items.length && countChanged(before.items, items) <= 1) return { items, keys: before.keys }
  const free = new Set(before.keys.keys())
  const found = items.map((item, index) => {
    // The same place first: equal items stay where they are.
    const match =
      free.has(index) && isEqualJson(before.items[index], item) ? index : [...free].find((one) => isEqualJson(before.items[one], item))
    if (match !== undefined) free.delete(match)
    return match
  })
  const keys = found.map((match, index) => {
    if (match !== undefined) return before.keys[match] ?? makeKey()
    const isInPlace = items.length === before.items.length && free.delete(index)
    return isInPlace ? (before.keys[index] ?? makeKey()) : makeKey()
  })
  return { items, keys }
}

function countChanged(before: readonly Json[], items: readonly Json[]): number {
  return items.filter((item, index) => item !== before[index] && !isEqualJson(item, before[index])).length
}
