import type { Act, Desk } from '#composer/acts/act.ts'
import { actFor, acts } from '#composer/acts/acts.ts'

/** The state of the keyboard that a combination meets. */
export interface KeyState {
  /** True while a text has the keys: only the acts on the whole work are done. */
  readonly isInText: boolean
  /** False when the person has turned off keys of a single letter. */
  readonly hasSingleKeys: boolean
}

/** Does what a combination means; false when it means nothing here. */
export function runCombo(desk: Desk, combo: string, state: KeyState): boolean {
  const name = actFor(combo)
  const act = name && acts[name]
  if (!act || !takesKey(act, combo, state) || isForBrowser(desk, act)) return false
  act.run(desk)
  return true
}

function takesKey(act: Act, combo: string, { isInText, hasSingleKeys }: KeyState): boolean {
  return !act.isOfBrowser && (!isInText || act.isInText === true) && (hasSingleKeys || !isSingleKey(combo))
}

// Without a selected block, an act on blocks that is not possible leaves the key to the browser.
function isForBrowser(desk: Desk, act: Act): boolean {
  return act.group !== 'work' && desk.bench.selection.ids.length === 0 && act.refusalOf(desk) !== null
}

/** True for a combination of one letter or sign, which speech input may press by mistake. */
export const isSingleKey = (combo: string): boolean => /^(?:Shift\+)?.$/u.test(combo)
