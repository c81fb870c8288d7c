import { addModel } from '#composer/palette/add-model.ts'
import { bringBack } from '#composer/conflicts/bring-back.ts'
import type { Command } from '#composer/commands/command.ts'
import { commands, type CommandName } from '#composer/commands/commands.ts'

/** The blocks that an act leaves selected. */
export type SelectedAfter =
  /** The blocks that it has added. */
  | 'added'
  /** The blocks that it was done on, wherever they are now. */
  | 'same'
  /** The block beside those that are gone: the next one, else the one before, else the one around them. */
  | 'beside'
  /** The blocks that were in a block that is gone. */
  | 'content'
  /** Other blocks: choosing them is the act. */
  | 'other'

/** Where an act leaves the focus, unless a text has the keys or the act was done on the page: both stay. */
export type FocusAfter =
  /** The selected block: its row of the outline; on a phone, its sheet. */
  | 'block'
  /** The control that the act was done with, which can be pressed again; after a click, or without that control, the selected block. */
  | 'control'
  /** The field that holds the value; without it, the selected block. */
  | 'field'

/** The selection and the focus after an act. */
export interface AfterAct {
  readonly selected: SelectedAfter
  readonly focus: FocusAfter
}

const added: AfterAct = { selected: 'added', focus: 'block' }
const placed: AfterAct = { selected: 'same', focus: 'block' }
const stepped: AfterAct = { selected: 'same', focus: 'control' }
const gone: AfterAct = { selected: 'beside', focus: 'block' }
const value: AfterAct = { selected: 'same', focus: 'field' }
const walked: AfterAct = { selected: 'other', focus: 'block' }
const folded: AfterAct = { selected: 'other', focus: 'control' }

/** The acts on a document, those of the palette, of messages and of the history among them. */
export type DoneAct = CommandName | 'addModel' | 'bringBack' | 'undo' | 'redo'

/** The selection and the focus after each act, started by a key, a menu, a button, a dialog, a drag or the command palette. */
export const AFTER_ACT: Readonly<Record<DoneAct, AfterAct>> = {
  ...{
    addModel: added,
    bringBack: added,
    insertBlocks: added,
    paste: added,
    duplicate: added,
    shareSection: added,
    detachSection: added,
    transform: added,
  },
  ...{
    wrapInSection: added,
    wrapInColumns: added,
    wrapInTabs: added,
    unwrap: { selected: 'content', focus: 'block' },
    splitColumn: placed,
  },
  ...{ moveBlocks: placed, moveToSlot: placed, moveUp: stepped, moveDown: stepped, moveInto: stepped, moveOut: stepped },
  ...{ remove: gone, cut: gone, copy: stepped },
  ...{ rename: stepped, toggleLock: stepped, hideNow: stepped, showAgain: stepped },
  ...{
    setField: value,
    setRichText: value,
    replacePicture: value,
    setLink: value,
    clearField: value,
    setVisibility: value,
    setHead: value,
  },
  ...{ addItem: value, removeItem: value, moveItem: value, duplicateItem: value },
  ...{ selectParent: walked, selectNext: walked, selectPrevious: walked, selectSameType: walked, selectSiblings: walked },
  ...{ fold: folded, unfold: folded, foldAll: folded, unfoldAll: folded },
  // What an act taken back has left, or what it was done on; `selectionAfterBack` says which.
  ...{ undo: { selected: 'other', focus: 'control' }, redo: { selected: 'other', focus: 'control' } },
}

const names = new Map<unknown, DoneAct>([
  ...(Object.keys(commands) as CommandName[]).map((name) => [commands[name], name] as const),
  [addModel, 'addModel'],
  [bringBack, 'bringBack'],
])

/** Where a command leaves the focus; one without a row of its own changes a value. */
export function focusAfter(done: Command<never> | 'undo' | 'redo'): FocusAfter {
  const name = typeof done === 'string' ? done : names.get(done)
  return name === undefined ? 'field' : AFTER_ACT[name].focus
}
