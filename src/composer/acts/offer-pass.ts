import { toast } from '#kit/feedback/toast.ts'
import type { UndoWay } from '#engine/draft/sync/undo.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

const PASS = { undo: 'composer.undo.pass', redo: 'composer.redo.pass' } as const

/** An undo or a redo that was refused: its reason, and the way to step over its act. */
export type PassOffer = readonly [way: UndoWay, sentence: string, onPass: () => void]

/** Shows why an undo or a redo is refused, with an act that steps over it. It goes with the next change of the history. */
export function offerPass({ store, text }: Pick<Workbench, 'store' | 'text'>, ...[way, sentence, onPass]: PassOffer): void {
  const end = store.onHistory(() => hide())
  const hide = toast({ text: sentence, acts: [{ label: text(PASS[way]), placesFocus: true, onAct: onPass }], onGone: end })
}
