/** The parts of a keyboard event that a combination is made of. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** Tells of AltGr, which writes a character of its own. */
  readonly getModifierState?: (key: 'AltGraph') => boolean
}

/** The longest pause between two characters of a burst, in milliseconds: who types them is writing, and none of them is a command. */
export const BURST_MS = 400

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

const MODIFIERS = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift'])

/** The keys of a character that is not known yet: a dead accent, an input method, a keyboard on glass. */
const UNKNOWN = new Set(['Dead', 'Process', 'Unidentified'])

const isCharacter = (key: string): boolean => [...key].length === 1

/** True for a character that AltGr writes. Windows reports AltGr as Ctrl and Alt together; a plain letter or digit with both is none. */
function isByAltGr(pressed: PressedKey): boolean {
  const { key, ctrlKey, altKey } = pressed
  if (!isCharacter(key)) return false
  return (ctrlKey && altKey && !/[a-z0-9 ]/i.test(key)) || pressed.getModifierState?.('AltGraph') === true
}

/** True for a key that writes a character where a text has the keys, whether the character is known or not. */
export function isTyped(pressed: PressedKey): boolean {
  const { key, ctrlKey, metaKey } = pressed
  if (isByAltGr(pressed)) return true
  return UNKNOWN.has(key) || (isCharacter(key) && !ctrlKey && !metaKey)
}

/** True for a key that begins a character, which a key of a letter may end: a dead accent, an input method. */
export const beginsCharacter = ({ key }: Pick<PressedKey, 'key'>): boolean => UNKNOWN.has(key)

/** A pressed key with its modifiers, the same in frame and panel: `Mod+Shift+z`, `Alt+ArrowUp`, `Escape`. `Mod` is Ctrl or ⌘. Null for a modifier alone and for a character that is not known. */
export function comboOf(pressed: PressedKey): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (MODIFIERS.has(key) || UNKNOWN.has(key)) return null
  const held = isByAltGr(pressed) ? [] : [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt']
  return [...held, shiftKey && 'Shift', nameOf(key)].filter((part) => part !== false).join('+')
}

function nameOf(key: string): string {
  if (key === ' ') return 'Space'
  return isCharacter(key) ? key.toLowerCase() : key
}

/** True for a combination of one letter, of any script. */
export const isLetterKey = (combo: string): boolean => /^(?:Shift\+)?\p{L}$/u.test(combo)

/** True for a combination of one sign or digit. */
export const isSignKey = (combo: string): boolean => /^(?:Shift\+)?[^\p{L}]$/u.test(combo)

const BURST_ENDS = new Set(['Enter', 'Escape', 'Tab', 'Shift+Tab', 'F6', 'Shift+F6'])

/** True for a combination that ends a burst: it leaves a text or takes what was found, and a character that follows is meant for what comes then. */
export const endsBurst = (combo: string | null): boolean => combo !== null && BURST_ENDS.has(combo)
