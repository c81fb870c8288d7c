import { areSingleKeysOn } from '#kit/single-keys.ts'
import { isLetterKey, isSignKey } from '#schemas/composer/key-combo.ts'
import type { Act, Desk } from '#composer/acts/act.ts'
import { actFor, acts } from '#composer/acts/acts.ts'
import { isOffered } from '#composer/acts/offered.ts'

/** The state of the keyboard that a combination meets. */
export interface KeyState {
  /** True while a text has the keys: only the acts on the whole work are done. */
  readonly isInText: boolean
  /** True when the person has turned on keys of one letter. */
  readonly hasLetters: boolean
  /** False when the person has turned off keys of one sign. */
  readonly hasSigns: boolean
}

/** The keys of one character that act now, as the person has chosen them. */
export const chosenKeys = (): Pick<KeyState, 'hasLetters' | 'hasSigns'> => ({
  hasLetters: areSingleKeysOn('letters'),
  hasSigns: areSingleKeysOn('signs'),
})

/** The combinations that act again and again while they are held: they walk, move step by step, undo and redo. */
export const REPEATED: ReadonlySet<string> = new Set([
  ...['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown'],
  ...['Mod+z', 'Mod+Shift+z', 'Mod+y', 'F6', 'Shift+F6'],
])

/** The act that a combination means here; null for none. */
export function actHere(desk: Desk, combo: string, state: KeyState): Act | null {
  const name = actFor(combo)
  const act = name && acts[name]
  const isOwn = name !== null && isOffered(desk.bench, name)
  return !act || !isOwn || !takesKey(act, combo, state) || isForBrowser(desk, act) ? null : act
}

/** Does what a combination means; false when it means nothing here. */
export function runCombo(desk: Desk, combo: string, state: KeyState): boolean {
  const act = actHere(desk, combo, state)
  act?.run(desk)
  return act !== null
}

function takesKey(act: Act, combo: string, state: KeyState): boolean {
  return !act.isOfBrowser && (!state.isInText || act.isInText === true) && isChosen(combo, state)
}

// Without a selected block, an act on blocks that is not possible leaves the key to the browser.
function isForBrowser(desk: Desk, act: Act): boolean {
  return act.group !== 'work' && desk.bench.selection.ids.length === 0 && act.refusalOf(desk) !== null
}

/** True for a combination that acts as the person has chosen; one of a single character may be turned off. */
export function isChosen(combo: string, { hasLetters, hasSigns }: Pick<KeyState, 'hasLetters' | 'hasSigns'>): boolean {
  return isLetterKey(combo) ? hasLetters : !isSignKey(combo) || hasSigns
}
