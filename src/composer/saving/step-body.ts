import type { AdminCallBody } from '#schemas/admin/calls.ts'
import type { SentBatch } from '#engine/draft/sync/batch.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'

/** A request whose batches have no author yet, or the one that this browser has given them. */
export interface StepRequest extends Omit<DraftRequest, 'batches'> {
  readonly batches: readonly (Omit<SentBatch, 'by'> & Partial<Pick<SentBatch, 'by'>>)[]
}

/** Makes the body of the call that sends batches to a draft: without their authors, since that is the account of the session. */
export function stepBody({ base: { seq, chain }, batches, recent }: StepRequest): AdminCallBody<'draft.step'> {
  const sent = batches.map(({ by: _by, ...batch }) => batch)
  return { base: { seq, chain }, batches: sent, recent } as unknown as AdminCallBody<'draft.step'>
}
