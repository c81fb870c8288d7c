import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { settlingKey, type Batch, type BatchFacts } from './batch.ts'
import { historyOf, type DraftClient } from './draft-client.ts'

/** A conflict that waits for its author. A decision on it settles the earlier ones about the same thing as well. */
export interface OpenConflict<Given extends BatchFacts = Batch> {
  readonly batch: Given
  readonly conflict: Conflict
  readonly settles: readonly string[]
}

/** The conflicts in the batches of one person that nothing has settled: the last one for each unit, since it has the newest version. */
export function openConflictsIn<Given extends BatchFacts>(own: readonly Given[]): OpenConflict<Given>[] {
  const settled = new Set(own.flatMap(({ settles = [] }) => settles))
  const open = new Map<string, OpenConflict<Given>>()
  for (const batch of own)
    for (const conflict of batch.kept ?? []) {
      const key = settlingKey(batch, conflict)
      if (settled.has(key)) continue
      const earlier = open.get(conflict.unit)?.settles ?? []
      open.set(conflict.unit, { batch, conflict, settles: [...earlier, key] })
    }
  return [...open.values()]
}

/** One's own conflicts that nothing has settled, read from the log. */
export function openConflicts(client: DraftClient): OpenConflict[] {
  return openConflictsIn(historyOf(client).filter(({ by }) => by === client.by))
}
