import { toast } from '#kit/feedback/toast.ts'
import { decideConflict, type Decision } from '#engine/draft/merge/decide-conflict.ts'
import type { Acted } from '#engine/draft/sync/draft-client.ts'
import type { Operation, Refused } from '#engine/draft/operations/operation.ts'
import { newBlockId } from '#engine/draft/document/new-block-id.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { openLine } from '#composer/checks/open-line.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

type Bench = Pick<Workbench, 'registry' | 'store' | 'text' | 'isConflictOpen' | 'selection' | 'side' | 'focused' | 'adding' | 'addingTo'>

/** Does a decision as an ordinary act, which settles the conflict and can be undone. A text with both versions is opened once no conflict waits. */
export function decide(bench: Bench, { conflict, settles }: OpenConflict, decision: Decision): void {
  const { store, text, isConflictOpen } = bench
  const operations = decideConflict(conflict, decision, store.document, newBlockId)
  const done = 'refused' in operations ? operations : store.act({ operations, settles, label: text('composer.act.decide') })
  const isLast = store.conflicts().length === 0
  if (isLast) isConflictOpen.set(false)
  if ('refused' in operations || 'refused' in done) return void toast({ text: text(refusalOf(done)), tone: 'stop' })
  if (typeof decision !== 'object') return
  toast({ text: text('composer.conflict.both-done') })
  if (isLast) openValue(bench, operations)
}

const refusalOf = (done: Acted | Refused) =>
  'refused' in done && done.refused === 'NOT_ALLOWED' ? 'composer.rights.words' : 'composer.conflict.impossible'

function openValue(bench: Bench, [written]: readonly Operation[]): void {
  if (written?.op === 'set') openLine(bench, { blockId: written.id, pointer: written.pointer })
  else if (written?.op === 'head') openLine(bench, { blockId: null, pointer: written.pointer })
}
