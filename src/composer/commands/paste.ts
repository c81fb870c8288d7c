import type { Container, Place } from '#engine/draft/document/edited-document.ts'
import { homeRegion } from '#engine/draft/document/page-order.ts'
import { blocksIn, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { outermostBlocks } from '#engine/draft/document/outermost-blocks.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { refuse, type Command, type Situation } from './command.ts'
import { openSlots } from './open-slots.ts'
import { insertBlocks } from './place-blocks.ts'
import { selectedBlocks, valuesOf } from './selected-block.ts'

/** Puts the selected blocks on the clipboard; the caller does that. */
export const copy: Command = {
  label: 'composer.command.copy',
  group: 'clipboard',
  keys: ['Mod+c'],
  run: (situation) => {
    const blocks = selectedBlocks(situation)
    if ('refusal' in blocks) return blocks
    return { selection: situation.selection, announcement: { id: 'composer.announced.copy', values: valuesOf(situation, blocks) } }
  },
}

/** Adds the blocks of the clipboard near the selected ones; null for content that cannot be read. */
export const paste: Command<{ readonly blocks: readonly Block[] | null }> = {
  label: 'composer.command.paste',
  group: 'clipboard',
  keys: ['Mod+v'],
  run: (situation, { blocks }) => {
    if (blocks === null) return refuse('composer.refusal.paste-unreadable')
    return insertBlocks.run(situation, { blocks, at: placeForNew(situation, blocks) })
  },
}

/**
 * The place for new blocks: inside the selected block when it is empty and takes them, else behind it, else inside it, else behind the
 * blocks around it, else at the end of the page. Without a place that takes them, the one behind the selected block.
 */
export function placeForNew(situation: Situation, blocks: readonly Block[]): Place {
  const { document, registry, selection } = situation
  const end = endOf(situation, { region: homeRegion(document, blocks) })
  const found = outermostBlocks(document, selection).at(-1)
  if (!found) return end
  const behind = placeBehind(found)
  const inside = openSlots(registry, found.block).map((slot) => endOf(situation, { parent: found.block.id, slot }))
  const around: Place[] = []
  for (let outer = found.around; outer; outer = outer.around) around.push(placeBehind(outer))
  const places = [...(isEmptyContainer(registry, found.block) ? inside : []), behind, ...inside, ...around, end]
  return places.find((place) => blocks.every((block) => mayStand(registry, document, block, place.in) === null)) ?? behind
}

/** True for a block with slots in use that hold nothing. */
export const isEmptyContainer = (registry: Registry, block: Block): boolean =>
  Object.keys(block.slots ?? {}).length === 0 && openSlots(registry, block).length > 0

/** The place right behind a block. */
export const placeBehind = ({ in: where, block: { id }, list, index }: FoundBlock): Place => ({
  in: where,
  after: id,
  before: list[index + 1]?.id ?? null,
})

/** The place behind all blocks of a list. */
export function endOf({ document }: Pick<Situation, 'document'>, where: Container): Place {
  return { in: where, after: blocksIn(document, where)?.at(-1)?.id ?? null, before: null }
}
