import type { Operation } from '#engine/draft/operations/operation.ts'
import type { CanvasProblem } from '#schemas/composer/messages.ts'
import type { ValueStore } from '#engine/value-store.ts'

/** The code of a block whose view threw. */
const RENDER_FAILED = 'RENDER_FAILED'

/** Takes what the canvas finds, and wakes the readers when it finds something else. */
export interface CanvasFindings {
  /** The findings about the document as it is now. */
  readonly take: (problems: readonly CanvasProblem[]) => void
  /** The view of a block threw; the canvas tries again with its next edit. */
  readonly takeBroken: (blockId: string) => void
  readonly takeEdits: (operations: readonly Operation[] | null) => void
}

const isEqual = (one: readonly CanvasProblem[], other: readonly CanvasProblem[]) =>
  one === other || (one.length === other.length && JSON.stringify(one) === JSON.stringify(other))

/** Collects the findings of one canvas into the value that the composer shows. */
export function collectFindings(shown: ValueStore<readonly CanvasProblem[]>): CanvasFindings {
  const broken = new Set<string>()
  let found: readonly CanvasProblem[] = []
  const show = () => {
    const cards = [...broken].map((blockId) => ({ blockId, code: RENDER_FAILED, leftOut: true, faults: [] }))
    const next = cards.length === 0 ? found : [...found, ...cards]
    // The canvas makes a list with each key; readers wake for another one alone.
    if (!isEqual(shown.get(), next)) shown.set(next)
  }
  return {
    take: (problems) => {
      found = problems
      show()
    },
    takeBroken: (blockId) => {
      broken.add(blockId)
      show()
    },
    takeEdits: (operations) => {
      if (broken.size === 0) return
      if (operations === null) broken.clear()
      else for (const operation of operations) if ('id' in operation) broken.delete(operation.id)
      show()
    },
  }
}
