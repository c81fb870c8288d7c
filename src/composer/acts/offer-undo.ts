import { toast } from '#kit/feedback/toast.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** A sentence about an act, and the batch that « Annuler » beside it takes back. */
interface OfferedUndo {
  readonly sentence: string
  readonly batch: string
}

let hideLast = (): void => undefined

/** Takes away what is offered last: its editor closes. */
export const withdrawOffer = (): void => hideLast()

/**
 * Shows a sentence with « Annuler », which takes exactly this act back, also under later ones. It goes once the act is taken back
 * otherwise, or once another person's work takes its effect away.
 */
export function offerUndo({ store, runner, text }: Pick<Workbench, 'store' | 'runner' | 'text'>, { sentence, batch }: OfferedUndo): void {
  const end = store.onHistory(() => {
    if (store.undoLabelOf(batch) === null) hide()
  })
  const undo = { label: text('composer.undo'), placesFocus: true as const, onAct: () => void runner.undo(batch) }
  const hide = toast({ text: sentence, acts: [undo], onGone: end })
  hideLast = hide
}
