import { useMemo, useSyncExternalStore } from 'react'
import type { PublicationFault } from '#machines/composer/composer.machine.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useTextsToReview } from '#composer/translation/texts-to-review.ts'
import { checkLines, type CheckLines } from './check-line.ts'
import type { FactsState } from './facts-reader.ts'

interface Review {
  /** Points to settle before a publication, advice, and texts to review beside the language of the site. */
  readonly count: number
  readonly conflicts: number
  /** Until the facts are known, no count is a verdict. */
  readonly facts: FactsState
  /** Opens what comes first: the conflicts, else the points. */
  readonly open: () => void
}

const NONE: readonly PublicationFault[] = []

/** The lines of the checks now; those of a refusal where the server has not read the draft again. */
export function useCheckLines(refused: readonly PublicationFault[] = NONE): CheckLines {
  const { issues, quality } = useWorkbench()
  const known = useValue(issues)
  const found = useValue(quality)
  return useMemo(() => checkLines(known.length > 0 ? known : refused, found), [known, refused, found])
}

/** The work that waits for a decision of the person. */
export function useReview(): Review {
  const { side, store, isConflictOpen, translation, facts } = useWorkbench()
  const { stops, advice } = useCheckLines()
  const { changed, taken } = useTextsToReview(useValue(translation))
  const count = stops.length + advice.length + changed.length + taken.length
  const conflicts = useSyncExternalStore(store.onHistory, () => store.conflicts().length)
  const known = useValue(facts.state)
  return { count, conflicts, facts: known, open: () => (conflicts > 0 ? isConflictOpen.set(true) : side.set('checks')) }
}
