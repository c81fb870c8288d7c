import { cut, duplicate, remove } from './change-structure.ts'
import type { Command } from './command.ts'
import { fold, foldAll, unfold, unfoldAll } from './folding.ts'
import { addItem, duplicateItem, moveItem, removeItem } from './list-items.ts'
import { moveDown, moveInto, moveOut, moveToSlot, moveUp } from './move-steps.ts'
import { rename, toggleLock } from './notes.ts'
import { copy, paste } from './paste.ts'
import { insertBlocks, moveBlocks } from './place-blocks.ts'
import { hideNow, setVisibility, showAgain } from './seeing.ts'
import { clearField, replacePicture, setField, setHead, setLink, setRichText } from './set-values.ts'
import { splitColumn } from './split-column.ts'
import { detachSection, shareSection } from './replace-block.ts'
import { transform } from './transform.ts'
import { selectNext, selectParent, selectPrevious, selectSameType, selectSiblings } from './walk.ts'
import { unwrap, wrapInColumns, wrapInSection, wrapInTabs } from './wrap.ts'

/** The commands that need nothing but the selected blocks, in the order of menus and of the help page. */
export const plainCommands = {
  moveUp,
  moveDown,
  moveInto,
  moveOut,
  duplicate,
  remove,
  wrapInSection,
  wrapInColumns,
  wrapInTabs,
  unwrap,
  splitColumn,
  copy,
  cut,
  hideNow,
  showAgain,
  toggleLock,
  selectParent,
  selectNext,
  selectPrevious,
  selectSameType,
  selectSiblings,
  fold,
  unfold,
  foldAll,
  unfoldAll,
} as const satisfies Readonly<Record<string, Command>>

/** The name of a command that needs nothing but the selected blocks. */
export type PlainCommandName = keyof typeof plainCommands

/** All commands by name. */
export const commands = {
  setField,
  setRichText,
  replacePicture,
  setLink,
  clearField,
  addItem,
  removeItem,
  moveItem,
  duplicateItem,
  insertBlocks,
  moveBlocks,
  moveToSlot,
  transform,
  shareSection,
  detachSection,
  paste,
  setVisibility,
  rename,
  setHead,
  ...plainCommands,
} as const

/** The name of any command. */
export type CommandName = keyof typeof commands
