import type { FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { refuse, type Command, type CommandAct, type CommandRefusal, type Situation } from './command.ts'
import { nameOf, namesOf, selectedBlock, selectedBlocks, valuesOf } from './selected-block.ts'
import { insertBefore, movesInto, settle } from './settle.ts'

/** A block that takes others in: its type, its props, and the slot of each of its new children. */
interface Wrapper {
  readonly type: string
  readonly props: Record<string, Json>
  readonly slots: readonly string[]
}

/** The layout of columns by their number, from two on. */
export const COLUMN_LAYOUTS = ['halves', 'thirds', 'quarters'] as const
const MIN_TABS = 2

function wrapIn(
  label: ComposerMessage,
  keys: readonly string[],
  wrapperFor: (situation: Situation, blocks: readonly FoundBlock[]) => Wrapper,
): Command {
  return {
    label,
    group: 'structure',
    keys,
    run: (situation) => {
      const blocks = selectedBlocks(situation)
      if ('refusal' in blocks) return blocks
      return wrapped(situation, blocks, wrapperFor(situation, blocks))
    },
  }
}

function wrapped(situation: Situation, blocks: readonly FoundBlock[], { type, props, slots }: Wrapper): CommandAct | CommandRefusal {
  const version = situation.registry.types.get(type)?.version
  if (version === undefined) return refuse('composer.refusal.not-possible')
  const wrapper: Block = { id: situation.newId(), type, v: version, props }
  const operations: Operation[] = [insertBefore(blocks[0] as FoundBlock, wrapper)]
  for (const slot of new Set(slots)) {
    const inner = blocks.filter((_, index) => slots[index] === slot).map(({ block }) => block)
    operations.push(...movesInto({ parent: wrapper.id, slot }, inner))
  }
  const settled = settle(situation, operations, [wrapper.id, ...blocks.map(({ block }) => block.id)])
  if ('refusal' in settled) return settled
  const values = { ...valuesOf(situation, blocks), wrapper: labelOf(situation.registry, type) }
  return {
    operations,
    label: { id: 'composer.act.wrap', values },
    announcement: { id: 'composer.announced.wrap', values },
    selection: [wrapper.id],
  }
}

/** Puts the selected blocks into a new section. */
export const wrapInSection = wrapIn('composer.command.wrap-section', ['Mod+g'], (_, blocks) => ({
  type: 'section',
  props: {},
  slots: blocks.map(() => 'content'),
}))

/** Puts the selected blocks side by side: each into a column of its own, or into halves when they are more than four. */
export const wrapInColumns = wrapIn('composer.command.wrap-columns', [], ({ registry }, blocks) => {
  const names = slotNames(registry, 'columns')
  const perColumn = blocks.length > names.length ? Math.ceil(blocks.length / 2) : 1
  const columns = Math.max(2, Math.ceil(blocks.length / perColumn))
  return {
    type: 'columns',
    props: { layout: COLUMN_LAYOUTS[columns - 2] ?? COLUMN_LAYOUTS[0] },
    slots: blocks.map((_, index) => names[Math.floor(index / perColumn)] ?? ''),
  }
})

/** Puts the selected blocks into tabs, each under its own name; those beyond the last tab go into it. */
export const wrapInTabs = wrapIn('composer.command.wrap-tabs', [], (situation, blocks) => {
  const names = slotNames(situation.registry, 'tabs')
  const titles = blocks.slice(0, names.length).map(({ block }) => nameOf(situation, block.id))
  const label = labelOf(situation.registry, 'tabs')
  while (titles.length < MIN_TABS) titles.push(`${label} ${titles.length + 1}`)
  return {
    type: 'tabs',
    props: { label, tabs: titles.map((title) => ({ title })) },
    slots: blocks.map((_, index) => names[Math.min(index, names.length - 1)] ?? ''),
  }
})

/** The slots of a type in their order. */
export const slotNames = (registry: Situation['registry'], type: string): readonly string[] => [
  ...(registry.types.get(type)?.slots.keys() ?? []),
]

/** Takes a block away from around its content, which comes to its place. */
export const unwrap: Command = {
  label: 'composer.command.unwrap',
  group: 'structure',
  keys: ['Mod+Shift+g'],
  run: (situation) => {
    const found = selectedBlock(situation)
    if ('refusal' in found) return found
    const { block, in: where } = found
    const inner = slotNames(situation.registry, block.type).flatMap((slot) => ownValue(block.slots, slot) ?? [])
    if (inner.length === 0) return refuse('composer.refusal.holds-nothing', namesOf(situation, block.id))
    const operations: Operation[] = [...movesInto(where, inner, block.id), { op: 'remove', id: block.id }]
    const ids = inner.map(({ id }) => id)
    const settled = settle(situation, operations, ids)
    if ('refusal' in settled) return settled
    const values = { ...namesOf(situation, block.id), count: ids.length }
    return {
      operations,
      label: { id: 'composer.act.unwrap', values },
      announcement: { id: 'composer.announced.unwrap', values },
      selection: ids,
      offersUndo: true,
    }
  },
}
