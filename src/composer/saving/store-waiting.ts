import type { DocumentStore } from '#composer/store/document-store.ts'
import { afterPaint } from './idle-work.ts'
import { holdName } from './tab-locks.ts'
import { WaitingWriter, type WaitingWork, type WaitingWorkStore } from './waiting-work.ts'

/** The store of an open draft, and the work of an earlier tab that it has taken up. */
export interface Storing {
  readonly store: DocumentStore
  readonly waiting: WaitingWorkStore
  readonly document: string
  readonly left: WaitingWork | undefined
}

/** Stores the waiting batches of this tab after each change, once its frame was painted, and before the page is left. Work that was taken up is this tab's from now on. */
export async function storeWaiting({ store, waiting, document, left }: Storing): Promise<() => void> {
  const key = `${document} ${crypto.randomUUID()}`
  const release = holdName(key)
  const writer = new WaitingWriter(waiting, { key, document })
  writer.write(store.client)
  await writer.written()
  if (left) await waiting.remove(left.key)
  const storing = afterPaint(() => writer.write(store.client))
  const ends = new AbortController()
  const { signal } = ends
  window.addEventListener('pagehide', storing.now, { signal })
  globalThis.document.addEventListener('visibilitychange', storing.now, { signal })
  const end = store.onHistory(storing.plan)
  return () => {
    end()
    storing.now()
    ends.abort()
    release()
  }
}
