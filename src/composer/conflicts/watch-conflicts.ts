import { toast } from '#kit/feedback/toast.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'
import { holdsLost } from './lost-text.ts'
import { isOwnElsewhere } from './use-signature.ts'

type Bench = Pick<Workbench, 'store' | 'text' | 'isConflictOpen' | 'lostText'>

/** Tells of each conflict that arises while the page is edited, with the way to its decision until that is open: what was just typed leaves the page. The message about a removed element stands for those about the text in it. The answer ends it. */
export function watchConflicts(bench: Bench): () => void {
  const { store, isConflictOpen, lostText } = bench
  const known = new Set(store.conflicts().flatMap(({ settles }) => settles))
  let hide: (() => void) | null = null
  const isToldOtherwise = (open: OpenConflict) => {
    const lost = lostText.get()
    return lost !== null && holdsLost(open, lost)
  }
  const endHistory = store.onHistory(() => {
    const conflicts = store.conflicts()
    const news = conflicts.filter(({ settles }) => settles.some((key) => !known.has(key)))
    const newest = news.at(-1)
    for (const { settles } of conflicts) for (const key of settles) known.add(key)
    if (conflicts.length === 0) hide?.()
    if (!newest || isConflictOpen.get() || news.some(isToldOtherwise)) return
    hide = tell(bench, newest)
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
