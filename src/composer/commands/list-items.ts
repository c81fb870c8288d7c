import { findBlock } from '#engine/draft/document/find-block.ts'
import { valueAt } from '#engine/document/pointer.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { refuse, type Command } from './command.ts'
import { namesOf } from './selected-block.ts'

/** An item of a list inside the props of a block. */
export interface ItemArguments {
  readonly id: string
  /** The pointer of the list. */
  readonly pointer: string
  readonly index: number
  /** The label of the field, as the form shows it. */
  readonly field: string
}

interface ItemCommand<Arguments extends ItemArguments> {
  readonly name: 'add' | 'remove' | 'move' | 'duplicate'
  /** The list after the act; null where there is no such item. */
  readonly edit: (list: readonly Json[], given: Arguments) => Json[] | null
}

function itemCommand<Arguments extends ItemArguments>({ name, edit }: ItemCommand<Arguments>): Command<Arguments> {
  const label: ComposerMessage = `composer.command.item-${name}`
  return {
    label,
    group: 'values',
    keys: [],
    run: (situation, given) => {
      const block = findBlock(situation.document, given.id)?.block
      if (!block) return refuse('composer.refusal.gone')
      const list = valueAt(block.props, given.pointer) ?? []
      const value = Array.isArray(list) ? edit(list, given) : null
      if (!value) return refuse('composer.refusal.not-possible')
      const values = { field: given.field, ...namesOf(situation, given.id), place: given.index + 1, count: value.length }
      return {
        operations: [{ op: 'set', id: given.id, pointer: given.pointer, value }],
        label: { id: `composer.act.item-${name}`, values },
        announcement: { id: `composer.announced.item-${name}`, values },
        selection: situation.selection,
      }
    },
  }
}

const has = (list: readonly Json[], index: number): boolean => Number.isInteger(index) && index >= 0 && index < list.length

/** Adds an item to a list at an index. */
export const addItem = itemCommand<ItemArguments & { readonly value: Json }>({
  name: 'add',
  edit: (list, { index, value }) => (has([...list, null], index) ? list.toSpliced(index, 0, value) : null),
})

/** Takes an item out of a list. */
export const removeItem = itemCommand({ name: 'remove', edit: (list, { index }) => (has(list, index) ? list.toSpliced(index, 1) : null) })

/** Puts an item of a list at another index. */
export const moveItem = itemCommand<ItemArguments & { readonly from: number }>({
  name: 'move',
  edit: (list, { from, index }) =>
    has(list, from) && has(list, index) ? list.toSpliced(from, 1).toSpliced(index, 0, list[from] as Json) : null,
})

/** Puts a copy of an item right behind it. */
export const duplicateItem = itemCommand({
  name: 'duplicate',
  edit: (list, { index }) => (has(list, index) ? list.toSpliced(index + 1, 0, list[index] as Json) : null),
})
