import { comboOf } from '#schemas/composer/key-combo.ts'

const UNDO_COMBOS: ReadonlySet<string> = new Set(['Mod+z', 'Mod+Shift+z', 'Mod+y'])

/**
 * Leaves the keys of undo and redo to what is around a text without a history of its own. ProseMirror prevents their default also where no
 * command takes them, and a prevented key is no shortcut to those who listen.
 */
export const leaveUndoKeys = {
  keydown: (_view: unknown, event: KeyboardEvent): boolean => UNDO_COMBOS.has(comboOf(event) ?? ''),
}
