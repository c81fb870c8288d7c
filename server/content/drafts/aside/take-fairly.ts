import { noteDraftHash } from '#engine/draft/document/draft-hash.ts'
import { takeBatches, type AdmitOperation, type DraftLog, type TakenBatches } from '#engine/draft/sync/draft-log.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'
import type { Reference } from '#engine/references/reference.ts'
import type { EditedKind } from '#server/content/drafts/kinds/edited-kind.ts'
import type { WritingRights } from '#server/content/drafts/admission/within-rights.ts'
import { aside } from './draft-thread.ts'
import { isLightStep } from './weigh.ts'

/** The rules by which batches are taken. */
export interface TakingRules {
  readonly kind: EditedKind
  readonly admit: AdmitOperation
  /** The rights that `admit` is narrowed to. */
  readonly rights: WritingRights
}

/** Taken batches; `references` only where they were read with them. */
type Taken = TakenBatches & { readonly references?: readonly Reference[] | null }

/** Takes the batches of a request. What costs much is done in a thread, and no other answer waits for it. */
export async function takeFairly(log: DraftLog, request: DraftRequest, { kind, admit, rights }: TakingRules): Promise<Taken> {
  // The entries of a menu are small and hold no markup.
  if (!kind.hasPageBlocks || isLightStep(log, request)) return takeBatches(log, request, admit)
  const taken = await aside('take', { log, request, rights })
  noteDraftHash(taken.log.document, taken.answer.hash)
  return taken
}
