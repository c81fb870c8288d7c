import { toast } from '#kit/feedback/toast.ts'
import { decideConflict, type Decision } from '#engine/draft/merge/decide-conflict.ts'
import { newBlockId } from '#engine/draft/document/new-block-id.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Does a decision as an ordinary act, which settles the conflict and can be undone. */
export function decide(
  { store, text, isConflictOpen }: Pick<Workbench, 'store' | 'text' | 'isConflictOpen'>,
  { conflict, settles }: OpenConflict,
  decision: Decision,
): void {
  const operations = decideConflict(conflict, decision, store.document, newBlockId)
  const done = 'refused' in operations ? operations : store.act({ operations, settles, label: text('composer.act.decide') })
  if ('refused' in done) toast({ text: text('composer.conflict.impossible'), tone: 'stop' })
  if (store.conflicts().length === 0) isConflictOpen.set(false)
}
