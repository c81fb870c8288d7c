import type { FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { refuse, type Command } from './command.ts'
import { namesOf, selectedBlock } from './selected-block.ts'
import { movesInto, settle } from './settle.ts'
import { COLUMN_LAYOUTS, slotNames } from './wrap.ts'

/** Splits a column before the selected block: it and those behind it go into a column of their own. */
export const splitColumn: Command = {
  label: 'composer.command.split-column',
  group: 'structure',
  keys: [],
  run: (situation) => {
    const found = selectedBlock(situation)
    if ('refusal' in found) return found
    const column = columnOf(found)
    if (!column) return refuse('composer.refusal.not-in-column', namesOf(situation, found.block.id))
    if (found.index === 0) return refuse('composer.refusal.first')
    const names = slotNames(situation.registry, column.around.block.type)
    if (ownValue(column.around.block.slots, names.at(-1) ?? '')) return refuse('composer.refusal.no-more-columns')
    const operations = splitOperations(column, names)
    const rest = found.list.slice(found.index).map(({ id }) => id)
    const settled = settle(situation, operations, rest)
    if ('refusal' in settled) return settled
    const values = namesOf(situation, column.around.block.id)
    return {
      operations,
      label: { id: 'composer.act.split-column', values },
      announcement: { id: 'composer.announced.split-column', values },
      selection: [found.block.id],
    }
  },
}

const layouts: readonly string[] = COLUMN_LAYOUTS

interface Column {
  readonly found: FoundBlock
  readonly around: FoundBlock
  readonly slot: string
}

function columnOf(found: FoundBlock): Column | null {
  const { around, in: where } = found
  return around?.block.type === 'columns' && 'slot' in where ? { found, around, slot: where.slot } : null
}

// The columns behind the split one go one place on, the last of them first, so that none are mixed.
function splitOperations({ found, around, slot }: Column, names: readonly string[]): Operation[] {
  const { id, slots = {} } = around.block
  const at = names.indexOf(slot)
  const into = (name: string | undefined) => ({ parent: id, slot: name ?? '' })
  const behind = names.slice(at + 1, -1).toReversed()
  const shifted = behind.flatMap((name) => movesInto(into(names[names.indexOf(name) + 1]), ownValue(slots, name) ?? []))
  const last = names.findLastIndex((name) => (ownValue(slots, name)?.length ?? 0) > 0)
  const layout =
    COLUMN_LAYOUTS[
      Math.max(
        last,
        layouts.findIndex((name) => name === around.block.props['layout']),
      )
    ] ?? COLUMN_LAYOUTS[0]
  return [
    ...shifted,
    ...movesInto(into(names[at + 1]), found.list.slice(found.index)),
    { op: 'set', id, pointer: '/layout', value: layout },
  ]
}
