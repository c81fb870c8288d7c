import { offerUndo } from '#composer/acts/offer-undo.ts'
import { isLetterKey, isSignKey } from '#schemas/composer/key-combo.ts'
import type { Act, Desk } from '#composer/acts/act.ts'
import { browserTimer } from '#composer/workbench/browser-timer.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { watchBursts } from './burst.ts'
import { actHere, REPEATED, type KeyState } from './run-combo.ts'
import { shortcutText } from './shortcut-text.ts'

/** A desk whose bench writes sentences. */
interface WordedDesk extends Desk {
  readonly bench: Desk['bench'] & Pick<Workbench, 'text'>
}

/** A pressed combination. */
export interface Press {
  readonly combo: string
  /** True for a character that follows another one at once. */
  readonly isInBurst?: boolean | undefined
  /** True for a key that is held down. */
  readonly isRepeat?: boolean | undefined
}

/** The characters that are typed in the composer, in its window and in the frame. */
export const bursts = watchBursts(browserTimer, () => performance.now())

/**
 * Does what a pressed combination means; false when it means nothing here. A letter acts once no other character has followed, and a
 * sign only when it follows none: in a burst they come from a person who means to write. A held key acts again only where that walks or
 * undoes.
 */
export function pressCombo(desk: WordedDesk, { combo, isInBurst = false, isRepeat = false }: Press, state: KeyState): boolean {
  const act = actHere(desk, combo, state)
  if (!act) return false
  const isCharacter = isLetterKey(combo) || isSignKey(combo)
  if (isCharacter && isInBurst) return false
  if (isRepeat && !REPEATED.has(combo)) return true
  // The state may be another one once the pause is over.
  if (isLetterKey(combo)) bursts.whenAlone(() => actHere(desk, combo, state) && runShown(desk, act, combo))
  else act.run(desk)
  return true
}

/** Does an act by a letter. A change of the page is shown with its key and « Annuler »: it may come from a person who meant to write. */
function runShown(desk: WordedDesk, act: Act, combo: string): void {
  const { store, text } = desk.bench
  const { document } = store
  act.run(desk)
  const done = store.undoLabels().undo
  const batch = store.client.pending.at(-1)?.id
  if (store.document === document || done === null || batch === undefined) return
  offerUndo(desk.bench, { sentence: text('composer.key.changed', { act: done, key: shortcutText(combo) }), batch })
}
