import type { Block } from '#schemas/generated/content.ts'
import type { DrawnSlot } from '#schemas/runtime/preview-rendering.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Registry } from './registry.ts'
import { slotsInUse } from './slots-in-use.ts'

type Head = Pick<Block, 'type' | 'props'>

/** Lists the slots in use that the layout of a block has a place for. An editor draws those while they are empty. */
export function drawnSlots(registry: Registry, block: Head): DrawnSlot[] {
  return slotsOf(registry, block, false)
}

/** Lists the empty slots in use without which a block is laid out in another way. An editor offers them beside the block. */
export function sparedSlots(registry: Registry, block: Head & Pick<Block, 'slots'>): DrawnSlot[] {
  return slotsOf(registry, block, true).filter(({ name }) => (ownValue(block.slots, name) ?? []).length === 0)
}

function slotsOf({ types }: Registry, { type, props }: Head, isOptional: boolean): DrawnSlot[] {
  const known = types.get(type)
  if (!known) return []
  return slotsInUse(known, props).flatMap((name) => {
    const { optional = false, label } = ownValue(known.manifest.slots, name) ?? {}
    return label && optional === isOptional ? [{ name, label: label.fr }] : []
  })
}
