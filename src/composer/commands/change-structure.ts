import { isSameContainer } from '#engine/draft/document/edited-document.ts'
import type { FoundBlock } from '#engine/draft/document/find-block.ts'
import { withNewIds } from '#engine/draft/document/part-of-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { besideFound } from './block-beside.ts'
import type { Command, CommandAct, CommandRefusal, Situation } from './command.ts'
import { planPlacing, withFreeAnchors } from './plan-placing.ts'
import { selectedBlocks, valuesOf } from './selected-block.ts'

/** Puts a copy of each selected block, with all that is in it, behind the last one selected of the same list. */
export const duplicate: Command = {
  label: 'composer.command.duplicate',
  group: 'structure',
  keys: ['d', 'Mod+d'],
  run: (situation) => {
    const blocks = selectedBlocks(situation)
    if ('refusal' in blocks) return blocks
    const copies = copiesOf(situation, blocks)
    if ('refusal' in copies) return copies
    const values = valuesOf(situation, blocks)
    return {
      operations: copies.operations,
      label: { id: 'composer.act.duplicate', values },
      announcement: { id: 'composer.announced.duplicate', values },
      selection: copies.ids,
    }
  },
}

function copiesOf(situation: Situation, blocks: readonly FoundBlock[]): { operations: Operation[]; ids: string[] } | CommandRefusal {
  const operations: Operation[] = []
  const ids: string[] = []
  let { document } = situation
  for (const group of byList(blocks)) {
    const last = group.at(-1) as FoundBlock
    const made = withFreeAnchors(
      document,
      group.map(({ block }) => block),
    ).map((copy) => withNewIds(copy, situation.newId))
    const at = { in: last.in, after: last.block.id, before: last.list[last.index + 1]?.id ?? null }
    const placing = planPlacing({ ...situation, document }, made, at)
    if ('refusal' in placing) return placing
    operations.push(...placing.operations)
    ids.push(...made.map(({ id }) => id))
    document = placing.document
  }
  return { operations, ids }
}

function byList(blocks: readonly FoundBlock[]): FoundBlock[][] {
  const groups: FoundBlock[][] = []
  for (const found of blocks) {
    const group = groups.find(([first]) => first && isSameContainer(first.in, found.in))
    if (group) group.push(found)
    else groups.push([found])
  }
  return groups
}

/** Takes the selected blocks, with all that is in them, out of the page. */
export const remove: Command = {
  label: 'composer.command.remove',
  group: 'structure',
  keys: ['Delete', 'Backspace'],
  run: (situation) => removal(situation, 'remove'),
}

/** Takes the selected blocks out of the page. The caller has put them on the clipboard. */
export const cut: Command = {
  label: 'composer.command.cut',
  group: 'clipboard',
  keys: ['Mod+x'],
  run: (situation) => removal(situation, 'cut'),
}

function removal(situation: Situation, name: 'remove' | 'cut'): CommandAct | CommandRefusal {
  const blocks = selectedBlocks(situation)
  if ('refusal' in blocks) return blocks
  const values = valuesOf(situation, blocks)
  const [first] = blocks as [FoundBlock]
  const beside = besideFound(first, ({ id }) => !blocks.some(({ block }) => block.id === id), 'next')
  return {
    operations: blocks.map(({ block }) => ({ op: 'remove', id: block.id })),
    label: { id: `composer.act.${name}`, values },
    announcement: { id: `composer.announced.${name}`, values },
    selection: beside === null ? [] : [beside],
    offersUndo: true,
  }
}
