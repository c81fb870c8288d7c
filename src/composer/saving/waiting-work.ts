import { openDB, type DBSchema } from 'idb'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import type { Batch } from '#engine/draft/sync/batch.ts'

/** The batches of one tab that the server has not acknowledged, and the point of the history that they were made on. */
export interface WaitingWork {
  /** The document and the tab. */
  readonly key: string
  /** The account, the site, the document and its language: another account of this browser never sees the work. */
  readonly document: string
  readonly by: string
  readonly base: Base
  readonly pending: readonly Batch[]
}

/** The place in the browser where waiting batches survive a crash. */
export interface WaitingWorkStore {
  put(work: WaitingWork): Promise<void>
  remove(key: string): Promise<void>
  /** All work on a document, of this tab and of others, as it is stored: another version of the composer may have stored it. */
  of(document: string): Promise<readonly WaitingWork[]>
  /** Stores work under another name, where no visit looks for it. */
  setAside(work: WaitingWork): Promise<void>
}

interface Schema extends DBSchema {
  work: { key: string; value: WaitingWork; indexes: { document: string } }
}

/** Opens the database of waiting batches. */
export async function openWaitingWork(name = 'vitrine-composer'): Promise<WaitingWorkStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade: (created) => void created.createObjectStore('work', { keyPath: 'key' }).createIndex('document', 'document'),
  })
  return {
    put: async (work) => void (await db.put('work', work)),
    remove: (key) => db.delete('work', key),
    of: (document) => db.getAllFromIndex('work', 'document', document),
    setAside: async (work) => {
      await db.put('work', { ...work, key: `aside ${work.key}`, document: `aside ${work.document}` })
      await db.delete('work', work.key)
    },
  }
}

/** A place that stores nothing, for a browser that refuses its database. */
export const noWaitingWork: WaitingWorkStore = {
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  of: () => Promise.resolve([]),
  setAside: () => Promise.resolve(),
}

/** Writes the waiting batches of one tab, one write at a time; states that came in between are passed over. */
export class WaitingWriter {
  readonly #store: WaitingWorkStore
  readonly #place: Pick<WaitingWork, 'key' | 'document'>
  #next: Pick<WaitingWork, 'by' | 'base' | 'pending'> | null = null
  #writing: Promise<void> | null = null

  constructor(store: WaitingWorkStore, place: Pick<WaitingWork, 'key' | 'document'>) {
    this.#store = store
    this.#place = place
  }

  /** Stores the batches; none means that nothing waits. */
  write({ by, base, pending }: Pick<WaitingWork, 'by' | 'base' | 'pending'>): void {
    this.#next = { by, base, pending }
    this.#writing ??= this.#run().finally(() => (this.#writing = null))
  }

  /** Resolves when nothing is left to be written. */
  async written(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  async #run(): Promise<void> {
    while (this.#next) {
      const work = this.#next
      this.#next = null
      const written = work.pending.length > 0 ? this.#store.put({ ...this.#place, ...work }) : this.#store.remove(this.#place.key)
      // A browser without room stores nothing; the server still gets the batches.
      await written.catch(() => undefined)
    }
  }
}
