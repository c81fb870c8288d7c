import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { refusalOf } from './publish-draft.ts'

/** Something that is published with others. */
export interface Candidate {
  publish(): Promise<void>
}

async function refusalBy(trx: Transaction<Tables>, candidate: Candidate): Promise<ApiError | null> {
  try {
    await withinSavepoint(trx, () => candidate.publish())
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (!(refusal instanceof ApiError)) throw error
    return refusal
  }
}

/**
 * Publishes candidates in a transaction, each in a savepoint. One that fits only once another one is published is tried again after it: an entry
 * of the menu after its page, an address after the page that leaves it. Returns what refuses the others.
 */
export async function publishEach<C extends Candidate>(trx: Transaction<Tables>, candidates: readonly C[]): Promise<Map<C, ApiError>> {
  const refused = new Map<C, ApiError>()
  let waiting = candidates
  let isFurther = true
  while (isFurther && waiting.length > 0) {
    const before = waiting.length
    refused.clear()
    for (const candidate of waiting) {
      const refusal = await refusalBy(trx, candidate)
      if (refusal) refused.set(candidate, refusal)
    }
    waiting = [...refused.keys()]
    isFurther = waiting.length < before
  }
  return refused
}
