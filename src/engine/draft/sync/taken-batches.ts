import { hashOf } from '#engine/document/hash.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import { unitOf } from '#engine/draft/merge/conflict.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { operationsOf, type Batch, type Step } from './batch.ts'
import type { DraftClient } from './draft-client.ts'

/**
 * The batches that wait, as if those already taken had been typed the way the server cleaned them. Without it the next word would
 * meet the cleaned text as another person's.
 */
export function asTaken({ confirmed, pending }: DraftClient, steps: readonly Step[]): readonly Batch[] {
  const cleaned = cleanedOperations(pending, steps)
  if (cleaned.size === 0) return pending
  const batches: Batch[] = []
  let now = confirmed
  for (const batch of pending) {
    const operations = operationsOf(batch.edits).map((operation) => cleaned.get(hashOf(operation)) ?? operation)
    const done = applyAll(now, operations)
    if ('refused' in done) return pending
    now = done.document
    batches.push({ ...batch, edits: done.edits })
  }
  return batches
}

// The comparison is by content, because a waiting undo may write the uncleaned text again.
function cleanedOperations(pending: readonly Batch[], steps: readonly Step[]): Map<string, Operation> {
  const cleaned = new Map<string, Operation>()
  for (const { id, edits } of pending) {
    const stored = steps.find((step) => step.id === id)?.operations ?? []
    for (const { operation } of edits) {
      const like = stored.find((other) => other.op === operation.op && unitOf(other) === unitOf(operation))
      if (like && !isEqualJson(like, operation)) cleaned.set(hashOf(operation), like)
    }
  }
  return cleaned
}
