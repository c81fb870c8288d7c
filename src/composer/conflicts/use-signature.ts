import { useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { DocumentKey } from '#api-client/admin/document-key.ts'
import { historyOf, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { documentKey } from '#composer/document-key.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { stepOfTheirs } from './step-of-theirs.ts'

/** The author and the time of a step. */
export type Signature = AdminCallData['draft.signature']

/** A draft in which a conflict is open. */
interface ConflictDraft {
  readonly admin: AdminApi
  readonly key: DocumentKey
  readonly client: DraftClient
}

/** Tests if the other version of a conflict is by the same person, in another tab or on another device. */
export function isOwnElsewhere(client: DraftClient, open: OpenConflict): boolean {
  return open.conflict.why !== 'refused' && stepOfTheirs(historyOf(client), open)?.by === client.by
}

/** The author and the time of the other version of a conflict; null until it is read, and where the log no longer has it. */
export function useSignature(open: OpenConflict): Signature | null {
  const { props, store } = useWorkbench()
  return useSignatureOf({ admin: props.admin, key: documentKey(props), client: store.client }, open)
}

/** The author and the time of the other version of a conflict, in any draft. */
export function useSignatureOf({ admin, key, client }: ConflictDraft, open: OpenConflict): Signature | null {
  // No other person is in a change that the server refuses.
  const batch = open.conflict.why === 'refused' ? null : (stepOfTheirs(historyOf(client), open)?.id ?? null)
  const { kind, id, locale } = key
  const [read, setRead] = useState<{ readonly batch: string; readonly signature: Signature } | null>(null)
  useEffect(() => {
    let isOver = false
    if (batch === null) return undefined
    // Without it the card says « la sienne », as it does offline.
    admin.draft.signature({ kind, id, locale }, batch).then(
      (signature) => !isOver && setRead({ batch, signature }),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [admin, kind, id, locale, batch])
  return read !== null && read.batch === batch ? read.signature : null
}
