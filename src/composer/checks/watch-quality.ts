import type { AdminCallData } from '#schemas/admin/calls.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { checkQuality } from '#engine/quality/check-quality.ts'
import type { QualityFacts } from '#engine/quality/facts.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { ValueStore } from '#engine/value-store.ts'
import { whenIdle, type WhenIdle } from '#composer/saving/idle-work.ts'
import type { Timer } from '#composer/saving/saver.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import { browserTimer } from '#composer/workbench/browser-timer.ts'

/** The facts of the site that the server has found for the draft, and the checks that stop a publication there. */
export type QualityReview = Pick<AdminCallData['draft.review'], 'stops'> & { readonly facts: QualityFacts }

/** How long after the last edit the checks run, in milliseconds. */
const AFTER_MS = 400

interface Watched {
  readonly store: Pick<DocumentStore, 'document' | 'onChange'>
  readonly registry: Registry
  readonly review: ValueStore<QualityReview | null>
  readonly quality: ValueStore<readonly QualityFinding[]>
}

interface Pace {
  readonly timer: Timer
  readonly later: WhenIdle
}

/** Runs the checks over the document once the facts are there, and in idle time after its edits pause. The answer of the function ends it. */
export function watchQuality(
  { store, registry, review, quality }: Watched,
  { timer, later }: Pace = { timer: browserTimer, later: whenIdle },
): () => void {
  let isOver = false
  let handle: unknown
  const run = () => {
    const known = review.get()
    if (isOver || known === null) return
    const found = checkQuality(registry, store.document, known.facts, { stops: new Set(known.stops) })
    if (!isEqualJson(found, quality.get())) quality.set(found)
  }
  const ends = [
    store.onChange(() => {
      timer.stop(handle)
      handle = timer.start(AFTER_MS, () => later(run))
    }),
    review.subscribe(() => later(run)),
  ]
  if (review.get() !== null) later(run)
  return () => {
    isOver = true
    timer.stop(handle)
    for (const end of ends) end()
  }
}
