import { toast } from '#kit/feedback/toast.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { isOwnElsewhere } from './use-signature.ts'

type Bench = Pick<Workbench, 'store' | 'text' | 'isConflictOpen'>

/** Tells of each conflict that arises while the page is edited, with the way to its decision until that is open: what was just typed leaves the page. The answer ends it. */
export function watchConflicts(bench: Bench): () => void {
  const { store, isConflictOpen } = bench
  const known = new Set(store.conflicts().flatMap(({ settles }) => settles))
  let hide: (() => void) | null = null
  const endHistory = store.onHistory(() => {
    const conflicts = store.conflicts()
    const news = conflicts.findLast(({ settles }) => settles.some((key) => !known.has(key)))
    for (const { settles } of conflicts) for (const key of settles) known.add(key)
    if (conflicts.length === 0) hide?.()
    if (!news || isConflictOpen.get()) return
    hide = tell(bench, news)
  })
  const endOpening = isConflictOpen.subscribe(() => {
    if (isConflictOpen.get()) hide?.()
  })
  return () => {
    endHistory()
    endOpening()
  }
}

function tell({ store, text, isConflictOpen }: Bench, open: OpenConflict): () => void {
  const id =
    open.conflict.why === 'refused'
      ? 'composer.conflict.told-refused'
      : isOwnElsewhere(store.client, open)
        ? 'composer.conflict.told-own'
        : 'composer.conflict.told'
  const act = { label: text('composer.review.decide'), placesFocus: true as const, onAct: () => isConflictOpen.set(true) }
  return toast({ text: text(id), acts: [act] })
}
