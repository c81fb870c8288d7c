import type { IconName } from '#kit/icons/icon-set.ts'
import type { ActName } from './acts.ts'

/** The icons of acts, in toolbars and menus. */
export const actIcons: Partial<Readonly<Record<ActName, IconName>>> = {
  moveUp: 'arrow-up',
  moveDown: 'arrow-down',
  move: 'move',
  duplicate: 'copy',
  remove: 'trash',
  wrapInSection: 'square',
  wrapInColumns: 'columns',
  wrapInTabs: 'folder',
  unwrap: 'expand',
  copy: 'files',
  cut: 'scissors',
  paste: 'clipboard',
  hideNow: 'eye-off',
  showAgain: 'eye',
  toggleLock: 'lock',
  visibility: 'eye',
  add: 'plus',
  searchOutline: 'search',
  rename: 'pencil',
  fold: 'chevrons-down-up',
  unfold: 'chevrons-up-down',
  foldAll: 'chevrons-down-up',
  unfoldAll: 'chevrons-up-down',
  undo: 'undo',
  redo: 'redo',
  publish: 'send',
  tryOut: 'eye',
  viewAs: 'users',
  share: 'link',
  askReview: 'user-check',
  notes: 'message',
  help: 'keyboard',
}

/** The acts of the bar over the selected block, parted by lines; the others are in its menu. */
export const BAR_GROUPS: readonly (readonly ActName[])[] = [
  ['move', 'moveUp', 'moveDown'],
  ['duplicate', 'remove'],
]

/** The acts of the menu of the selected blocks, parted by lines. */
export const MENU_GROUPS: readonly (readonly ActName[])[] = [
  ['add'],
  ['move', 'moveUp', 'moveDown', 'moveInto', 'moveOut'],
  ['duplicate', 'copy', 'cut', 'paste'],
  ['wrapInSection', 'wrapInColumns', 'wrapInTabs', 'splitColumn', 'unwrap'],
  ['rename', 'toggleLock', 'hideNow', 'showAgain'],
  ['remove'],
]

/** The acts of the menu of the element on a phone, before the others: its fields have no tabs there. */
export const PHONE_ACTS: readonly ActName[] = ['visibility']

/** The acts on several selected blocks together, beside the canvas. */
export const SEVERAL_GROUPS: readonly (readonly ActName[])[] = [
  ['move', 'moveUp', 'moveDown'],
  ['duplicate', 'copy', 'cut'],
  ['wrapInSection', 'wrapInColumns', 'wrapInTabs'],
  ['toggleLock', 'hideNow', 'showAgain'],
  ['remove'],
]

/** The acts of the menu of a row of the outline, before those of its element. */
export const OUTLINE_ACTS: readonly ActName[] = ['fold', 'unfold', 'foldAll', 'unfoldAll']
