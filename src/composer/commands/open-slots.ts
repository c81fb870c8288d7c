import { slotsInUse } from '#engine/registry/slots-in-use.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'

/** The slots of a block that its props use, in the order of its manifest. A block in another slot would not be seen. */
export function openSlots({ types }: Registry, { type, props }: Block): readonly string[] {
  const known = types.get(type)
  return known ? slotsInUse(known, props) : []
}
