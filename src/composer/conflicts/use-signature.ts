import { useEffect, useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { historyOf } from '#engine/draft/sync/draft-client.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { stepOfTheirs } from './step-of-theirs.ts'

type Signature = AdminCallData['draft.signature']

/** The author and the time of the other version of a conflict; null until it is read, and where the log no longer has it. */
export function useSignature(open: OpenConflict): Signature | null {
  const { props, store } = useWorkbench()
  const { admin, idPage: id, locale } = props
  const batch = stepOfTheirs(historyOf(store.client), store.client.by, open)?.id ?? null
  const [read, setRead] = useState<{ readonly batch: string; readonly signature: Signature } | null>(null)
  useEffect(() => {
    let isOver = false
    if (batch === null) return undefined
    // Without it the card says « la sienne », as it does offline.
    admin.draft.signature({ kind: 'page', id, locale }, batch).then(
      (signature) => !isOver && setRead({ batch, signature }),
      () => undefined,
    )
    return () => void (isOver = true)
  }, [admin, id, locale, batch])
  return read !== null && read.batch === batch ? read.signature : null
}
