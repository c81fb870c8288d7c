import { ValueStore } from '#engine/value-store.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'

type Names = ReadonlyMap<string, string>

/** The names of the people who made steps of the draft, read when they are first asked for. */
export interface Authors {
  /** The names by the batch of the step. */
  readonly names: ValueStore<Names>
  /** Reads the name of the author of a step, once. */
  readonly ask: (batch: string) => void
}

/** Makes the reader of authors over the call that signs a step. */
export function readAuthors(signature: (batch: string) => Promise<AdminCallData['draft.signature']>): Authors {
  const names = new ValueStore<Names>(new Map())
  const requested = new Set<string>()
  const ask = (batch: string) => {
    if (requested.has(batch)) return
    requested.add(batch)
    signature(batch).then(
      ({ savedBy }) => savedBy && names.set(new Map(names.get()).set(batch, savedBy.name)),
      // Offline, the next one who asks tries again.
      () => requested.delete(batch),
    )
  }
  return { names, ask }
}
