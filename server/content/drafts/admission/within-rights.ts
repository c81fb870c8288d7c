import type { DraftMay } from '#schemas/admin/drafts/draft-may.ts'
import { mayOperate, type JudgedDocument } from '#engine/draft/rights/operation-right.ts'
import type { SentBatch } from '#engine/draft/sync/batch.ts'
import type { AdmitOperation } from '#engine/draft/sync/draft-log.ts'

/** How far the writer of a step may go, on one document. */
export interface WritingRights extends Pick<JudgedDocument, 'isPage'> {
  readonly may: DraftMay
  /** The batches of other people that batches of the step say they take back. */
  readonly foreign: ReadonlySet<string>
}

const NOT_ALLOWED = { refused: 'NOT_ALLOWED', right: 'pages.write' } as const
const NOT_OWN = { refused: 'NOT_OWN' } as const

/**
 * Narrows the rules of a document to the rights of a writer: an operation beyond them is refused. An act is taken back by its author alone, with all
 * rights too: it would count as void where the draft follows a new version. A former state comes back by the restoration of a version.
 */
export function withinRights(
  admit: AdmitOperation,
  { may, foreign, isPage }: WritingRights,
  registry: JudgedDocument['registry'],
): AdmitOperation {
  const narrowed: AdmitOperation = (operation, document) =>
    may === 'all' || mayOperate(may, { registry, document, isPage }, operation) ? admit(operation, document) : NOT_ALLOWED
  return Object.assign(narrowed, {
    ...(admit.step && { step: admit.step }),
    // One that has nothing left to take back has no effect.
    batch: ({ undoes = '', operations }: Pick<SentBatch, 'undoes' | 'operations'>) =>
      operations.length > 0 && foreign.has(undoes) ? NOT_OWN : null,
  })
}
