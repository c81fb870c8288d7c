/** The parts of a keyboard event that a combination is made of. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The combinations that act on the whole work, also while a text is typed. */
export const WORK_COMBOS: readonly string[] = [
  'Mod+z',
  'Mod+Shift+z',
  'Mod+y',
  'Mod+Enter',
  'Mod+Shift+Enter',
  'Mod+s',
  'Mod+k',
  'F6',
  'Shift+F6',
]

/** The combinations among them that a formatted text takes for itself. */
export const FORMAT_COMBOS: readonly string[] = ['Mod+k']

const MODIFIERS = new Set(['Control', 'Meta', 'Alt', 'Shift'])

/** A pressed key with its modifiers, the same in frame and panel: `Mod+Shift+z`, `Alt+ArrowUp`, `Escape`. `Mod` is Ctrl or ⌘. Null for a modifier alone. */
export function comboOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string | null {
  if (MODIFIERS.has(key)) return null
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', name].filter((part) => part !== false).join('+')
}
