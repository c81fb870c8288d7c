import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { systemClock } from '#domain/dates/clock.ts'

/** A reply that is being written, and the key under which it is sent once. */
export interface ReplyDraft {
  readonly words: string
  readonly sendKey: string
  /** Number of the last reply that was there when the words were begun. */
  readonly after: number
}

interface Stored extends Omit<ReplyDraft, 'after'> {
  /** Missing in what an earlier version of the panel has stored. */
  readonly after?: number
  /** The account, the site and the message: another account of this browser never sees it. */
  readonly place: string
  readonly at: number
}

interface Schema extends DBSchema {
  replies: { key: string; value: Stored }
}

/** A reply that was not changed for this time is forgotten. */
const KEPT_MS = 30 * 86_400_000

async function open(name: string): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(name, 1, { upgrade: (made) => void made.createObjectStore('replies', { keyPath: 'place' }) })
  const old = (await db.getAll('replies')).filter(({ at }) => at < systemClock() - KEPT_MS)
  for (const { place } of old) await db.delete('replies', place)
  return db
}

/** Replies that are being written. They survive a reload and a crash of the browser, and go once they are sent. */
export class ReplyDrafts {
  readonly #name: string
  readonly #known = new Map<string, ReplyDraft>()
  #opened: Promise<IDBPDatabase<Schema>> | null = null
  #last: Promise<boolean> = Promise.resolve(true)

  constructor(name = 'vitrine-inbox') {
    this.#name = name
  }

  /** The reply to a message, where this page has already read or written it. */
  known(place: string): ReplyDraft | undefined {
    return this.#known.get(place)
  }

  /** Finds the reply that was begun to a message, by this page or by an earlier one. */
  async find(place: string): Promise<ReplyDraft | undefined> {
    await this.#last
    const found = this.#known.get(place) ?? (await this.#stored(place))
    if (found) this.#known.set(place, found)
    return found
  }

  /** Stores a reply; the empty one is forgotten. Tells if the browser has stored it: one that stores nothing keeps it while the page is open. */
  write(place: string, { words, ...others }: ReplyDraft): Promise<boolean> {
    if (words === '') this.#known.delete(place)
    else this.#known.set(place, { words, ...others })
    this.#last = this.#last.then(() => this.#store(place)).catch(() => false)
    return this.#last
  }

  /** Forgets all replies of an account, which signs out. */
  async forget(account: number): Promise<void> {
    await this.#last
    this.#known.clear()
    try {
      const db = await this.#open()
      const places = (await db.getAllKeys('replies')).filter((place) => place.startsWith(`${account} `))
      for (const place of places) await db.delete('replies', place)
    } catch {
      // A browser that stores nothing has nothing to forget.
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= open(this.#name)
    return this.#opened
  }

  /** Writes the newest state of a place: what came in between is passed over. */
  async #store(place: string): Promise<boolean> {
    const db = await this.#open()
    const draft = this.#known.get(place)
    if (draft) await db.put('replies', { ...draft, place, at: systemClock() })
    else await db.delete('replies', place)
    return true
  }

  async #stored(place: string): Promise<ReplyDraft | undefined> {
    try {
      const found = await (await this.#open()).get('replies', place)
      return found && { words: found.words, sendKey: found.sendKey, after: found.after ?? Infinity }
    } catch {
      return undefined
    }
  }
}

/** The replies of this page. */
export const replyDrafts = new ReplyDrafts()
