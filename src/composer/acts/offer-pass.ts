import { toast } from '#kit/feedback/toast.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Shows why an undo is refused, with an act that steps over it. It goes with the next change of the history. */
export function offerPass({ store, text }: Pick<Workbench, 'store' | 'text'>, sentence: string, onPass: () => void): void {
  const end = store.onHistory(() => hide())
  const hide = toast({ text: sentence, acts: [{ label: text('composer.undo.pass'), placesFocus: true, onAct: onPass }], onGone: end })
}
