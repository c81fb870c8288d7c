import { findBlock } from '#engine/draft/document/find-block.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { valueAt } from '#engine/document/pointer.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { ComposerMessage } from '#composer/words/composer-message.ts'
import { refuse, type Command, type CommandAct, type CommandRefusal, type Situation } from './command.ts'
import { namesOf } from './selected-block.ts'

/** A value to be written into the props of a block; without `value` the property goes. */
export interface SetArguments {
  readonly id: string
  readonly pointer: string
  readonly value?: Json
  /** The label of the field, as the form shows it. */
  readonly field: string
}

function setProps(label: ComposerMessage, typing: boolean) {
  return (situation: Situation, { id, pointer, value, field }: SetArguments): CommandAct | CommandRefusal => {
    if (!findBlock(situation.document, id)) return refuse('composer.refusal.gone')
    const values = { field, ...namesOf(situation, id) }
    return {
      operations: [{ op: 'set', id, pointer, ...(value !== undefined && { value }) }],
      label: { id: label, values },
      announcement: { id: 'composer.announced.set', values },
      selection: situation.selection,
      ...(typing && { typing: true }),
    }
  }
}

/** Writes a field of a block. A list that loses a row says so beside « Annuler ». */
export const setField: Command<SetArguments> = {
  label: 'composer.command.set-field',
  group: 'values',
  keys: [],
  run: (situation, given) => {
    const act = setProps('composer.act.set-field', true)(situation, given)
    if ('refusal' in act) return act
    const former = valueAt(findBlock(situation.document, given.id)?.block.props, given.pointer)
    const index = lostRow(former, given.value)
    if (index === null) return act
    const { typing: _typing, ...rest } = act
    const values = { ...act.label.values, place: index + 1, count: Array.isArray(given.value) ? given.value.length : 0 }
    return {
      ...rest,
      label: { id: 'composer.act.item-remove', values },
      announcement: { id: 'composer.announced.item-remove', values },
      offersUndo: true,
    }
  },
}

/** The index of the one row that a list has lost; null for any other change. A row is an object: words are choices. */
function lostRow(former: Json | undefined, value: Json | undefined): number | null {
  const now = value === undefined ? [] : value
  if (!Array.isArray(former) || !Array.isArray(now) || former.length !== now.length + 1) return null
  const at = former.findIndex((row, index) => !isEqualJson(row, now[index]))
  const row = former[at]
  const isRow = typeof row === 'object' && row !== null
  return isRow && isEqualJson(former.toSpliced(at, 1), now) ? at : null
}

/** Writes a text with its formatting. */
export const setRichText: Command<SetArguments> = {
  label: 'composer.command.set-rich-text',
  group: 'values',
  keys: [],
  run: setProps('composer.act.set-rich-text', true),
}

/** Puts another picture in the place of one. */
export const replacePicture: Command<SetArguments> = {
  label: 'composer.command.replace-picture',
  group: 'values',
  keys: [],
  run: setProps('composer.act.replace-picture', false),
}

/** Writes the value that mends a finding of the checks. */
export const mendField: Command<SetArguments> = {
  label: 'composer.command.set-field',
  group: 'values',
  keys: [],
  run: setProps('composer.act.mend', false),
}

/** Changes where a link leads. */
export const setLink: Command<SetArguments> = {
  label: 'composer.command.set-link',
  group: 'values',
  keys: [],
  run: setProps('composer.act.set-link', true),
}

/** Takes a value out of a block, so that the view shows its default. */
export const clearField: Command<SetArguments> = {
  label: 'composer.command.clear-field',
  group: 'values',
  keys: [],
  run: (situation, { id, pointer, field }) => {
    const props = findBlock(situation.document, id)?.block.props
    if (!props) return refuse('composer.refusal.gone')
    if (valueAt(props, pointer) === undefined) return refuse('composer.refusal.is-default', { field })
    const values = { field, ...namesOf(situation, id) }
    return {
      operations: [{ op: 'set', id, pointer }],
      label: { id: 'composer.act.clear-field', values },
      announcement: { id: 'composer.announced.clear-field', values },
      selection: situation.selection,
    }
  },
}

/** The values of a page's head that its editor changes, each with the label of its act. */
export const HEAD_LABELS = {
  '/title': 'composer.act.head-title',
  '/url': 'composer.act.head-url',
  '/seo/title': 'composer.act.head-seo-title',
  '/seo/description': 'composer.act.head-description',
  '/seo/image': 'composer.act.head-image',
  '/seo/noIndex': 'composer.act.head-engines',
  '/shell': 'composer.act.head-shell',
} as const satisfies Readonly<Record<string, ComposerMessage>>

/** The pointer of a value of a page's head that its editor changes. */
export type HeadPointer = keyof typeof HEAD_LABELS

/** Writes a value of the page's head: its title, its address, what engines and networks show. */
export const setHead: Command<{ readonly pointer: HeadPointer; readonly value?: Json }> = {
  label: 'composer.command.set-head',
  group: 'page',
  keys: [],
  run: ({ selection }, { pointer, value }) => ({
    operations: [{ op: 'head', pointer, ...(value !== undefined && { value }) }],
    label: { id: HEAD_LABELS[pointer] },
    announcement: { id: 'composer.announced.set-head' },
    selection,
    typing: true,
  }),
}
