import type { IconName } from '#kit/icons/icon-set.ts'
import type { PlainCommandName } from './commands.ts'

/** The icons of commands, in toolbars and menus. */
export const actIcons: Partial<Readonly<Record<PlainCommandName, IconName>>> = {
  moveUp: 'arrow-up',
  moveDown: 'arrow-down',
  duplicate: 'copy',
  remove: 'trash',
  wrapInSection: 'square',
  wrapInColumns: 'columns',
  wrapInTabs: 'folder',
  unwrap: 'expand',
  copy: 'clipboard',
  cut: 'scissors',
  hideNow: 'eye-off',
  showAgain: 'eye',
  toggleLock: 'lock',
}

/** The commands of the menu of the selected blocks, parted by lines. */
export const MENU_GROUPS: readonly (readonly PlainCommandName[])[] = [
  ['moveUp', 'moveDown', 'moveInto', 'moveOut'],
  ['duplicate'],
  ['wrapInSection', 'wrapInColumns', 'wrapInTabs', 'splitColumn', 'unwrap'],
  ['hideNow', 'showAgain', 'toggleLock'],
  ['remove'],
]
