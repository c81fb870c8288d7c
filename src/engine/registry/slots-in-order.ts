import type { Block } from '#schemas/generated/content.ts'
import type { RegisteredType } from './registry.ts'

type Slots = Record<string, Block[]>

/**
 * The slots of a block in the order of its manifest, which is their reading order; unknown slots come last. The same object when they
 * are in this order. Keys of a stored document come back from the database in an order of its own.
 */
export function slotsInOrder(type: Pick<RegisteredType, 'slots'> | undefined, slots: Slots): Slots {
  const entries = Object.entries(slots)
  if (!type || entries.length < 2) return slots
  const names = [...type.slots.keys()]
  const rank = (name: string) => (type.slots.has(name) ? names.indexOf(name) : names.length)
  const ordered = entries.toSorted(([one], [other]) => rank(one) - rank(other))
  return ordered.every((entry, index) => entry === entries[index]) ? slots : Object.fromEntries(ordered)
}
