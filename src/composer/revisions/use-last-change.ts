import { useEffect, useRef, useState } from 'react'
import { systemClock } from '#domain/dates/clock.ts'
import { SITE_AUTHOR } from '#engine/draft/sync/batch.ts'
import { historyOf } from '#engine/draft/sync/draft-client.ts'
import { documentKey } from '#composer/document-key.ts'
import { useLater } from '#composer/workbench/use-later.ts'
import { useMachine, useSession } from '#composer/workbench/use-session.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { LastChange } from './last-change.ts'

/** The newest change of the document: of its draft, else of its versions. Null until it is read, and for a document that was never changed. */
export function useLastChange(): LastChange | null {
  const { props, store } = useWorkbench()
  const { actor } = useSession()
  const published = useMachine(actor, ({ context }) => context.revision)
  const newest = useLater(store.onHistory, () => historyOf(store.client).findLast(({ by }) => by !== SITE_AUTHOR)?.id ?? null)
  const opened = useRef(newest)
  const [change, setChange] = useState<LastChange | null>(null)
  useEffect(() => {
    let isOver = false
    const { admin, accountId } = props
    const take = (next: LastChange | null) => !isOver && setChange(next)
    const step = newest === null ? undefined : historyOf(store.client).find(({ id }) => id === newest)
    // An own step may not be saved yet: it was made just now.
    const isUnsaved = store.client.pending.some(({ id }) => id === newest)
    if (isUnsaved || (newest !== opened.current && step?.by === store.client.by))
      take({ by: { id: accountId, name: '' }, at: systemClock() })
    else void readChange().then(take, () => undefined)

    async function readChange(): Promise<LastChange | null> {
      const key = documentKey(props)
      if (newest !== null) {
        const { savedBy, savedAt } = await admin.draft.signature(key, newest)
        return { by: savedBy, at: Date.parse(savedAt) }
      }
      const [version] = (await admin.revision.list(key, { nbItem: 1 })).revisions
      return version === undefined || version.isImported ? null : { by: version.savedBy, at: Date.parse(version.savedAt) }
    }
    return () => void (isOver = true)
  }, [props, store, newest, published])
  return change
}
