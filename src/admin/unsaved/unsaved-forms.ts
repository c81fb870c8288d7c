import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { systemClock } from '#domain/dates/clock.ts'

/** A form as it was left without a save: what was typed, and what it began from. */
export interface UnsavedForm {
  /** The key in the browser: the account, the site and the form, then the tab that has written it. */
  readonly place: string
  readonly at: number
  readonly content: unknown
}

interface Schema extends DBSchema {
  forms: { key: string; value: UnsavedForm }
}

type Db = IDBPDatabase<Schema>
type Listener = () => void

/** A form that was not changed for this time is forgotten. */
const KEPT_MS = 30 * 86_400_000

/** Stands between a place and a tab; no place has it. */
const TAB = '\n'

async function open(name: string): Promise<Db> {
  const db = await openDB<Schema>(name, 1, { upgrade: (made) => void made.createObjectStore('forms', { keyPath: 'place' }) })
  const old = (await db.getAll('forms')).filter(({ at }) => at < systemClock() - KEPT_MS)
  for (const { place } of old) await db.delete('forms', place)
  return db
}

/** All that is stored of a place, by whichever tab. */
const allOf = (place: string): IDBKeyRange => IDBKeyRange.bound(place + TAB, `${place + TAB}\uffff`)

/**
 * Forms whose changes are not saved. They survive a crash of the browser, and go with the save, the choice to leave them, and the sign-out.
 * Each tab writes its own: none overwrites or forgets what was typed in another.
 */
export class UnsavedForms {
  readonly #name: string
  readonly #tab = crypto.randomUUID()
  readonly #next = new Map<string, unknown>()
  readonly #writes = new Map<string, Promise<void>>()
  readonly #refused = new Set<string>()
  readonly #taken = new Map<string, Set<string>>()
  readonly #listeners = new Set<Listener>()
  #opened: Promise<Db> | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(name = 'vitrine-forms') {
    this.#name = name
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Tests if the browser has not stored what was typed in a place last. */
  isRefused(place: string): boolean {
    return this.#refused.has(place)
  }

  /** Finds the forms that were left in a place, the newest first: one for each tab. */
  async find(place: string): Promise<readonly UnsavedForm[]> {
    const found = await this.#inTurn((db) => db.getAll('forms', allOf(place))).catch(() => [])
    return found.toSorted((one, other) => other.at - one.at)
  }

  /** Stores the form of this tab; null forgets it. States that come in between are passed over. */
  write(place: string, content: unknown): Promise<void> {
    this.#next.set(place, content)
    const waiting = this.#writes.get(place)
    if (waiting) return waiting
    const write = this.#inTurn((db) => this.#store(db, place)).then(
      () => this.#note(place, false),
      () => {
        // What came in while the browser refused is refused with it.
        if (this.#writes.get(place) === write) this.#writes.delete(place)
        this.#note(place, this.#next.get(place) !== null)
      },
    )
    this.#writes.set(place, write)
    return write
  }

  /** Takes a found form up in this tab: it goes with the next write of the place that succeeds. */
  take(place: string, found: UnsavedForm): void {
    this.#taken.set(place, (this.#taken.get(place) ?? new Set()).add(found.place))
  }

  /** Forgets a found form, unless it was written again since. */
  async drop(found: UnsavedForm): Promise<void> {
    const forget = async (db: Db) => {
      const now = await db.get('forms', found.place)
      if (now?.at === found.at) await db.delete('forms', found.place)
    }
    await this.#inTurn(forget).catch(() => undefined)
  }

  /** Forgets all forms of an account, on all sites. */
  async forget(account: number): Promise<void> {
    const all = () => IDBKeyRange.bound(`${account} `, `${account} \uffff`)
    await this.#inTurn((db) => db.delete('forms', all())).catch(() => undefined)
  }

  async #store(db: Db, place: string): Promise<void> {
    const key = place + TAB + this.#tab
    const content = this.#next.get(place)
    this.#writes.delete(place)
    if (content === null) await db.delete('forms', key)
    else await db.put('forms', { place: key, at: systemClock(), content })
    for (const taken of this.#taken.get(place) ?? []) if (taken !== key) await db.delete('forms', taken)
    this.#taken.delete(place)
  }

  #note(place: string, isRefused: boolean): void {
    if (isRefused === this.#refused.has(place)) return
    if (isRefused) this.#refused.add(place)
    else this.#refused.delete(place)
    for (const listener of [...this.#listeners]) listener()
  }

  /** Does work in its turn. A browser may have closed the database meanwhile: a second attempt opens it again. */
  #inTurn<Answer>(work: (db: Db) => Promise<Answer>): Promise<Answer> {
    const attempt = async () => {
      this.#opened ??= open(this.#name)
      return work(await this.#opened)
    }
    const again = () => {
      void this.#opened?.then((db) => db.close()).catch(() => undefined)
      this.#opened = null
      return attempt()
    }
    const answer = this.#last.then(attempt).catch(again)
    this.#last = answer.catch(() => undefined)
    return answer
  }
}

/** The forms of this browser. */
export const unsavedForms = new UnsavedForms()

/** The texts of pictures that have just come, in the cards of their uploads. The sheet of a file finds them too. */
export const unsavedTexts = new UnsavedForms()
