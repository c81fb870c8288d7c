import { isDeepStrictEqual } from 'node:util'
import { keptSchema } from '#schemas/admin/drafts/draft-shapes.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { rebase } from '#engine/draft/merge/rebase.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { makeBatch } from '#engine/draft/sync/batch.ts'
import { changedBystanders, isRemovalOfUnseen, meaningOf, standTogether } from './edit-meaning.ts'
import { MEETING_KINDS } from './meeting-kinds.ts'
import { Dice, randomDocument, randomOperation, type Kind } from './random-draft.ts'
import { referenceApply } from './reference-document.ts'

/** The outcome of many pairs of edits of one document by two people. */
export interface PairReport {
  readonly pairs: number
  readonly merged: number
  readonly conflicts: number
  /** Descriptions of the pairs whose outcome was wrong. */
  readonly faults: readonly string[]
}

const KINDS: readonly Kind[] = ['text', 'item', 'list', 'link', 'head', 'visible', 'insert', 'remove', 'move', 'note']

/** Merges pairs of random edits, every kind with every kind, and judges the outcome by a model that shares no code with the merge. */
export function mergePairs({ count, seed }: { readonly count: number; readonly seed: number }): PairReport {
  const report = { pairs: 0, merged: 0, conflicts: 0, faults: [] as string[] }
  for (let index = 0; report.pairs < count; index += 1) {
    const dice = new Dice(seed + index)
    const document = randomDocument(seed + index, 1 + dice.below(8))
    const theirs = randomOperation(document, dice, 'theirs', [KINDS[index % KINDS.length]!])
    const mine = dice.chance(0.05)
      ? theirs
      : randomOperation(document, dice, 'mine', [KINDS[Math.floor(index / KINDS.length) % KINDS.length]!])
    const outcome = mergePair(document, theirs, mine)
    if (!outcome) continue
    report.pairs += 1
    report[outcome.isConflict ? 'conflicts' : 'merged'] += 1
    if (outcome.fault) report.faults.push(`${outcome.fault} (seed ${seed + index}): ${JSON.stringify([theirs, mine])}`)
  }
  return report
}

/** Merges one pair; null when one of the edits changes nothing, so that it is none. */
function mergePair(document: EditedDocument, theirs: Operation, mine: Operation): { isConflict: boolean; fault: string | null } | null {
  const [after, made] = [applyOperation(document, theirs), makeBatch(document, { id: 'mine', by: 'me' }, [mine])]
  if ('refused' in after || 'refused' in made) throw new Error(`Not valid: ${JSON.stringify([theirs, mine])}`)
  if (isDeepStrictEqual(after.document, document) || isDeepStrictEqual(made.document, document)) return null
  const merged = rebase(made.batch.edits, after.document, { missed: [theirs] })
  const [conflict] = merged.conflicts
  if (conflict) {
    // A browser sends its conflicts as JSON, and the call refuses those of another shape.
    const sent = keptSchema.safeParse(JSON.parse(JSON.stringify(conflict)))
    if (!sent.success) return { isConflict: true, fault: `The call refuses the conflict: ${sent.error.message}` }
    return { isConflict: true, fault: conflictFault({ document, theirs, mine, why: conflict.why, merged: merged.document }) }
  }
  const hold = meaningOf(theirs, document, mine)(merged.document) && meaningOf(mine, document, theirs)(merged.document)
  const bystanders = changedBystanders(document, merged.document, theirs, mine)
  const isLost = !hold || bystanders.length > 0
  return { isConflict: false, fault: isLost ? `No conflict, and one edit is lost ${bystanders.join()}` : null }
}

interface Judged {
  readonly document: EditedDocument
  readonly theirs: Operation
  readonly mine: Operation
  readonly why: string
  readonly merged: EditedDocument
}

function conflictFault({ document, theirs, mine, why, merged }: Judged): string | null {
  if (!MEETING_KINDS.includes(`${theirs.op} ${mine.op}`)) return `A conflict (${why}) of kinds that never meet`
  if (!isDeepStrictEqual(merged, referenceApply(document, theirs))) return `A conflict (${why}), and the document is not theirs`
  // A list is one value: items have no identity once it was rewritten.
  if (why === 'list' || isRemovalOfUnseen(document, theirs, mine)) return null
  return standTogether(document, theirs, mine) ? `A needless conflict (${why})` : null
}
