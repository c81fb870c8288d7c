import { isSameContainer, type Container, type Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { refuse, type Command, type CommandAct, type CommandChoice, type CommandRefusal, type Outcome, type Situation } from './command.ts'
import { openSlots } from './open-slots.ts'
import { moveBlocks } from './place-blocks.ts'
import { selectedBlocks } from './selected-block.ts'

type Step = (situation: Situation, blocks: readonly FoundBlock[]) => Place | CommandRefusal

function moveBy(step: Step) {
  return (situation: Situation): Outcome => {
    const blocks = selectedBlocks(situation)
    if ('refusal' in blocks) return blocks
    const to = step(situation, blocks)
    if ('refusal' in to) return to
    const outcome = moveBlocks.run(situation, { ids: blocks.map(({ block }) => block.id), to })
    return 'announcement' in outcome && isSameContainer(to.in, firstOf(blocks).in) ? inShort(outcome) : outcome
  }
}

// The list is known, and one walks through it key by key.
function inShort<Done extends CommandAct | CommandChoice>(outcome: Done): Done {
  const { values = {} } = outcome.announcement
  return values['count'] === 1 ? { ...outcome, announcement: { id: 'composer.announced.move', values } } : outcome
}

const firstOf = (blocks: readonly FoundBlock[]): FoundBlock => blocks[0] as FoundBlock
const lastOf = (blocks: readonly FoundBlock[]): FoundBlock => blocks.at(-1) as FoundBlock

/** Puts the selected blocks before the one above them. */
export const moveUp: Command = {
  label: 'composer.command.move-up',
  group: 'structure',
  keys: ['Alt+Shift+ArrowUp'],
  run: moveBy((_, blocks) => {
    const { list, index, in: where } = firstOf(blocks)
    const above = list[index - 1]
    return above ? { in: where, after: list[index - 2]?.id ?? null, before: above.id } : refuse('composer.refusal.first')
  }),
}

/** Puts the selected blocks after the one below them. */
export const moveDown: Command = {
  label: 'composer.command.move-down',
  group: 'structure',
  keys: ['Alt+Shift+ArrowDown'],
  run: moveBy((_, blocks) => {
    const { list, index, in: where } = lastOf(blocks)
    const below = list[index + 1]
    return below ? { in: where, after: below.id, before: list[index + 2]?.id ?? null } : refuse('composer.refusal.last')
  }),
}

/** Puts the selected blocks into the block above them, else into the one below them. */
export const moveInto: Command = {
  label: 'composer.command.move-into',
  group: 'structure',
  keys: ['Alt+Shift+ArrowRight'],
  run: moveBy((situation, blocks) => {
    const { list, index } = firstOf(blocks)
    const [above, below] = [list[index - 1], firstOf(blocks).list[lastOf(blocks).index + 1]]
    return (
      (above && innerPlace(situation, above, blocks, 'end')) ??
      (below && innerPlace(situation, below, blocks, 'start')) ??
      refuse('composer.refusal.nothing-to-go-into')
    )
  }),
}

// At the end of the last slot in use, or of the first one when none is in use.
function innerPlace({ registry, document }: Situation, into: Block, blocks: readonly FoundBlock[], end: 'start' | 'end'): Place | null {
  const names = openSlots(registry, into)
  const used = names.filter((slot) => ownValue(into.slots, slot) !== undefined)
  const where = [...(end === 'end' ? used.toReversed() : used), ...names]
    .map((slot) => ({ parent: into.id, slot }))
    .find((list) => blocks.every(({ block }) => mayStand(registry, document, block, list) === null))
  return where ? endsOf(document, where)[end] : null
}

function endsOf(document: Situation['document'], where: Container): Readonly<Record<'start' | 'end', Place>> {
  const list = blocksIn(document, where) ?? []
  return {
    start: { in: where, after: null, before: list[0]?.id ?? null },
    end: { in: where, after: list.at(-1)?.id ?? null, before: null },
  }
}

/** Puts the selected blocks behind the block around them. */
export const moveOut: Command = {
  label: 'composer.command.move-out',
  group: 'structure',
  keys: ['Alt+Shift+ArrowLeft'],
  run: moveBy((_, blocks) => {
    const { around } = firstOf(blocks)
    if (!around) return refuse('composer.refusal.at-top')
    return { in: around.in, after: around.block.id, before: around.list[around.index + 1]?.id ?? null }
  }),
}

/** Puts the selected blocks at the end of another slot of the block around them: the next column, another panel. */
export const moveToSlot: Command<{ readonly slot: string }> = {
  label: 'composer.command.move-to-slot',
  group: 'structure',
  keys: [],
  run: (situation, { slot }) =>
    moveBy((_, blocks) => {
      const { around } = firstOf(blocks)
      if (!around) return refuse('composer.refusal.at-top')
      return endsOf(situation.document, { parent: around.block.id, slot }).end
    })(situation),
}

/** The other slots of the block around the selected ones that take them. */
export function slotsBeside(situation: Situation): readonly string[] {
  const blocks = selectedBlocks(situation)
  if ('refusal' in blocks) return []
  const { around, in: own } = firstOf(blocks)
  const names = around ? openSlots(situation.registry, around.block) : []
  const fits = (slot: string) =>
    blocks.every(({ block }) => mayStand(situation.registry, situation.document, block, { parent: around?.block.id ?? '', slot }) === null)
  return names.filter((slot) => (!('slot' in own) || own.slot !== slot) && fits(slot))
}
