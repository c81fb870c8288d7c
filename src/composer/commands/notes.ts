import { ownValue } from '#schemas/names/own-value.ts'
import { refuse, type Command } from './command.ts'
import { namesOf, selectedBlock, selectedBlocks, valuesOf } from './selected-block.ts'

/** The longest name of a block, in characters. */
export const MAX_NAME_LENGTH = 60

/** Gives a block, the selected one where none is named, a name of its own for the outline; an empty one gives it back that of its type. */
export const rename: Command<{ readonly id?: string; readonly name: string }> = {
  label: 'composer.command.rename',
  group: 'own',
  keys: ['F2'],
  run: (situation, { id, name }) => {
    const found = selectedBlock(id === undefined ? situation : { ...situation, selection: [id] })
    if ('refusal' in found) return found
    const given = name.trim()
    if (given.length > MAX_NAME_LENGTH) return refuse('composer.refusal.name-too-long', { max: MAX_NAME_LENGTH })
    const values = { ...namesOf(situation, found.block.id), name: given === '' ? 'none' : given }
    return {
      operations: [{ op: 'note', id: found.block.id, name: given === '' ? null : given }],
      label: { id: 'composer.act.rename', values },
      announcement: { id: 'composer.announced.rename', values },
      selection: situation.selection,
    }
  },
}

/** Locks the selected blocks against moving and removal; unlocks them when all are locked. */
export const toggleLock: Command = {
  label: 'composer.command.lock',
  group: 'own',
  keys: ['l'],
  run: (situation) => {
    const blocks = selectedBlocks(situation)
    if ('refusal' in blocks) return blocks
    const isOf = (id: string) => ownValue(situation.document.notes, id)?.locked === true
    const locked = !blocks.every(({ block }) => isOf(block.id))
    const changed = blocks.filter(({ block }) => isOf(block.id) !== locked)
    const values = valuesOf(situation, changed)
    return {
      operations: changed.map(({ block: { id } }) => ({ op: 'note', id, locked })),
      label: { id: locked ? 'composer.act.lock' : 'composer.act.unlock', values },
      announcement: { id: locked ? 'composer.announced.lock' : 'composer.announced.unlock', values },
      selection: situation.selection,
    }
  },
}
