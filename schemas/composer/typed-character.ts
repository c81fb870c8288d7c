import { toNfc, toNfd } from '#schemas/text/normalise-text.ts'
import { isTyped, type PressedKey } from './key-combo.ts'

/** A pressed key with its place on the keyboard, by which the accent of a dead key is known. */
export interface TypedKey extends PressedKey {
  readonly code?: string
}

const [GRAVE, ACUTE, CIRCUMFLEX, TILDE, DIAERESIS] = ['\u0300', '\u0301', '\u0302', '\u0303', '\u0308'] as const

/** The sign of an accent without a letter. */
const ALONE: ReadonlyMap<string, string> = new Map([
  [GRAVE, '`'],
  [ACUTE, '\u00b4'],
  [CIRCUMFLEX, '^'],
  [TILDE, '~'],
  [DIAERESIS, '\u00a8'],
])

/** The dead keys of French and international keyboards: what each writes alone and with Shift. */
const DEAD: ReadonlyMap<string, readonly [alone: string, shifted: string]> = new Map([
  ['BracketLeft', [CIRCUMFLEX, DIAERESIS]],
  ['Equal', [CIRCUMFLEX, GRAVE]],
  ['BracketRight', [DIAERESIS, DIAERESIS]],
  ['Backslash', [GRAVE, GRAVE]],
  ['Quote', [ACUTE, DIAERESIS]],
  ['Backquote', [GRAVE, TILDE]],
  ['Digit2', [TILDE, TILDE]],
  ['Digit6', [CIRCUMFLEX, CIRCUMFLEX]],
  ['Digit7', [GRAVE, GRAVE]],
  ['KeyE', [ACUTE, ACUTE]],
  ['KeyI', [CIRCUMFLEX, CIRCUMFLEX]],
  ['KeyN', [TILDE, TILDE]],
  ['KeyU', [DIAERESIS, DIAERESIS]],
])

/** The character that a key writes, in its case; the mark of a dead accent, which its letter follows; null for a key that writes none, or one that is not known. */
export function characterOf(pressed: TypedKey): string | null {
  const { key, code, shiftKey } = pressed
  if (key === 'Dead') return DEAD.get(code ?? '')?.[shiftKey ? 1 : 0] ?? null
  return isTyped(pressed) && [...key].length === 1 ? key : null
}

/** The character that a combination writes where nothing else is known of it; null for one that writes none. */
export function characterOfCombo(combo: string): string | null {
  const key = combo.startsWith('Shift+') && combo !== 'Shift+' ? combo.slice('Shift+'.length) : combo
  if (key === 'Space') return ' '
  if ([...key].length !== 1) return null
  return key === combo ? key : key.toUpperCase()
}

/** True for the mark of an accent that waits for its letter. */
export const isMark = (character: string): boolean => ALONE.has(character)

/** A letter with the mark that came before it. A browser may have joined them; an accent that fits no letter is a sign of its own. */
export function withMark(mark: string, letter: string): string {
  if (toNfd(letter).includes(mark) && letter !== mark) return letter
  const joined = toNfc(letter + mark)
  if ([...joined].length === 1) return joined
  const alone = ALONE.get(mark) ?? ''
  return [' ', alone, mark].includes(letter) ? alone : alone + letter
}
