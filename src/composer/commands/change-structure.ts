import type { FoundBlock } from '#engine/draft/document/find-block.ts'
import { withNewIds } from '#engine/draft/document/part-of-block.ts'
import { refuse, type Command, type CommandAct, type CommandRefusal, type Situation } from './command.ts'
import { planPlacing, withFreeAnchors } from './plan-placing.ts'
import { nameOf, selectedBlock } from './selected-block.ts'

function moveBy(situation: Situation, step: 1 | -1): CommandAct | CommandRefusal {
  const found = selectedBlock(situation)
  if ('refusal' in found) return found
  const { block, in: where, list, index } = found
  if (!list[index + step]) return refuse(step === -1 ? 'composer.refusal.first' : 'composer.refusal.last')
  const [after, before] = step === -1 ? [list[index - 2], list[index - 1]] : [list[index + 1], list[index + 2]]
  const values = { block: nameOf(situation, block.id), place: index + 1 + step, count: list.length }
  return {
    operations: [{ op: 'move', id: block.id, to: { in: where, after: after?.id ?? null, before: before?.id ?? null } }],
    label: { id: 'composer.act.move', values },
    announcement: { id: 'composer.announced.move', values },
    selection: [block.id],
  }
}

/** Puts the selected block before the one above it. */
export const moveUp: Command = {
  label: 'composer.command.move-up',
  keys: ['Alt+Shift+ArrowUp'],
  run: (situation) => moveBy(situation, -1),
}

/** Puts the selected block after the one below it. */
export const moveDown: Command = {
  label: 'composer.command.move-down',
  keys: ['Alt+Shift+ArrowDown'],
  run: (situation) => moveBy(situation, 1),
}

/** Puts a copy of the selected block, with all that is in it, right behind it. */
export const duplicate: Command = {
  label: 'composer.command.duplicate',
  keys: ['d'],
  run: (situation) => {
    const found = selectedBlock(situation)
    if ('refusal' in found) return found
    const { block, in: where, list, index } = found
    const copies = withFreeAnchors(situation.document, [block]).map((copy) => withNewIds(copy, situation.newId))
    const placing = planPlacing(situation, copies, { in: where, after: block.id, before: list[index + 1]?.id ?? null })
    if ('refusal' in placing) return placing
    const values = { block: nameOf(situation, block.id) }
    return {
      operations: placing.operations,
      label: { id: 'composer.act.duplicate', values },
      announcement: { id: 'composer.announced.duplicate', values },
      selection: copies.map(({ id }) => id),
    }
  },
}

/** Takes the selected block, with all that is in it, out of the page. */
export const remove: Command = {
  label: 'composer.command.remove',
  keys: ['Delete', 'Backspace'],
  run: (situation) => {
    const found = selectedBlock(situation)
    if ('refusal' in found) return found
    const values = { block: nameOf(situation, found.block.id) }
    return {
      operations: [{ op: 'remove', id: found.block.id }],
      label: { id: 'composer.act.remove', values },
      announcement: { id: 'composer.announced.remove', values },
      selection: besides(found),
    }
  },
}

function besides({ list, index, around }: FoundBlock): string[] {
  const next = list[index + 1] ?? list[index - 1] ?? around?.block
  return next ? [next.id] : []
}
