import { useSyncExternalStore } from 'react'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'

interface Review {
  /** Points to settle before a publication. */
  readonly count: number
  readonly conflicts: number
  /** Opens what comes first: the conflicts, else the points. */
  readonly open: () => void
}

/** The work that waits for a decision of the person. */
export function useReview(): Review {
  const { issues, side, store, isConflictOpen } = useWorkbench()
  const count = useValue(issues).length
  const conflicts = useSyncExternalStore(store.onHistory, () => store.conflicts().length)
  return { count, conflicts, open: () => (conflicts > 0 ? isConflictOpen.set(true) : side.set('checks')) }
}
