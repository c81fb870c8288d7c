import { canvasBatchSchema, type CanvasApi, type CanvasAnswer } from '#schemas/composer/messages.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Canvas } from './canvas-model.ts'

/** The calls of `window.vitrineCanvas` for drafts. */
export type DraftCanvasApi = CanvasApi<Operation, EditedDocument>

/** Those calls that bring edits. */
type EditCalls = Pick<DraftCanvasApi, 'open' | 'apply'>

interface CanvasEvents {
  /** Called when a batch is missing, or cannot be applied here: the documents of both sides differ. */
  readonly onGap: (expected: number) => void
  readonly onShown: () => void
  /** Draws a change; without operations the whole document comes again. */
  readonly draw?: (operations: readonly Operation[] | null, run: () => void) => void
}

/** Makes the calls of a canvas that bring edits. Batches are applied in order, each once; after a gap nothing is applied until the whole document comes. */
export function createCanvasApi(canvas: Canvas, { onGap, onShown, draw = (_, run) => run() }: CanvasEvents): EditCalls {
  let last = 0
  const answer = (isGap: boolean): CanvasAnswer => ({ seq: last, isGap, problems: canvas.problems() })
  const gap = () => {
    onGap(last + 1)
    return answer(true)
  }
  const show = (seq: number, document: EditedDocument, operations: readonly Operation[] | null) => {
    last = seq
    draw(operations, () => canvas.show(document))
    onShown()
    return answer(false)
  }
  return {
    open: ({ seq, document }) => show(seq, structuredClone(document), null),
    apply: ({ seq, operations }) => {
      if (seq !== last + 1) return gap()
      if (import.meta.env.DEV) canvasBatchSchema.parse({ seq, operations })
      // The parent may change its objects, and they end with its window: the canvas takes copies.
      const done = applyAll(canvas.document(), structuredClone(operations))
      return 'refused' in done ? gap() : show(seq, done.document, operations)
    },
  }
}
