import { noteDraftHash } from '#engine/draft/document/draft-hash.ts'
import { takeBatches, type AdmitOperation, type DraftLog, type TakenBatches } from '#engine/draft/sync/draft-log.ts'
import type { DraftRequest } from '#engine/draft/sync/exchange.ts'
import type { Reference } from '#engine/references/reference.ts'
import type { EditedKind } from '#server/content/drafts/kinds/edited-kind.ts'
import { aside } from './draft-thread.ts'
import { isLightStep } from './weigh.ts'

interface Rules {
  readonly kind: EditedKind
  readonly admit: AdmitOperation
}

/** Taken batches; `references` only where they were read with them. */
type Taken = TakenBatches & { readonly references?: readonly Reference[] | null }

/** Takes the batches of a request. What costs much is done in a thread, and no other answer waits for it. */
export async function takeFairly(log: DraftLog, request: DraftRequest, { kind, admit }: Rules): Promise<Taken> {
  // The entries of a menu are small and hold no markup.
  if (!kind.hasPageBlocks || isLightStep(log, request)) return takeBatches(log, request, admit)
  const taken = await aside('take', { log, request })
  noteDraftHash(taken.log.document, taken.answer.hash)
  return taken
}
