import { toast } from '#kit/feedback/toast.ts'
import type { Desk } from '#composer/acts/act.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { isSingleKey, runCombo, type KeyState } from './run-combo.ts'
import { shortcutText } from './shortcut-text.ts'

/** A desk whose bench writes sentences. */
interface WordedDesk extends Desk {
  readonly bench: Desk['bench'] & Pick<Workbench, 'text'>
}

/**
 * Does what a pressed combination means; false when it means nothing here. A change of the page by a single letter is shown with its key
 * and « Annuler »: it may come from a person who meant to write.
 */
export function pressCombo(desk: WordedDesk, combo: string, state: KeyState): boolean {
  const { store, runner, text } = desk.bench
  const { document } = store
  if (!runCombo(desk, combo, state)) return false
  const act = store.undoLabels().undo
  if (isSingleKey(combo) && store.document !== document && act !== null)
    toast({
      text: text('composer.key.changed', { act, key: shortcutText(combo) }),
      acts: [{ label: text('composer.undo'), onAct: () => void runner.undo() }],
    })
  return true
}
