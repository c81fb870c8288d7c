import type { Block } from '#schemas/generated/content.ts'
import type { DrawnSlot } from '#schemas/runtime/preview-rendering.ts'
import type { Registry } from './registry.ts'
import { slotsInUse } from './slots-in-use.ts'

/** Lists the slots in use that the layout of a block has a place for. An editor draws those while they are empty. */
export function drawnSlots({ types }: Registry, { type, props }: Pick<Block, 'type' | 'props'>): DrawnSlot[] {
  const known = types.get(type)
  if (!known) return []
  return slotsInUse(known, props).flatMap((name) => {
    const { optional, label } = known.manifest.slots[name] ?? {}
    return optional || !label ? [] : [{ name, label: label.fr }]
  })
}
