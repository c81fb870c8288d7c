import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { systemClock } from '#domain/dates/clock.ts'

/** A form as it was left without a save: what was typed, and what it began from. */
export interface UnsavedForm {
  /** The account, the site and the form: another account of this browser never sees it. */
  readonly place: string
  readonly at: number
  readonly content: unknown
}

interface Schema extends DBSchema {
  forms: { key: string; value: UnsavedForm }
}

/** A form that was not changed for this time is forgotten. */
const KEPT_MS = 30 * 86_400_000

async function open(name: string): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(name, 1, { upgrade: (made) => void made.createObjectStore('forms', { keyPath: 'place' }) })
  const old = (await db.getAll('forms')).filter(({ at }) => at < systemClock() - KEPT_MS)
  for (const { place } of old) await db.delete('forms', place)
  return db
}

/** Forms whose changes are not saved. They survive a crash of the browser, and go with the save, the choice to leave them, and the sign-out. */
export class UnsavedForms {
  readonly #name: string
  readonly #next = new Map<string, unknown>()
  #opened: Promise<IDBPDatabase<Schema>> | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(name = 'vitrine-forms') {
    this.#name = name
  }

  /** Finds the form that was left in a place. */
  async find(place: string): Promise<UnsavedForm | null> {
    return this.#inTurn(async () => (await (await this.#open()).get('forms', place)) ?? null, null)
  }

  /** Stores a form; null forgets it. States that come in between are passed over. */
  async write(place: string, content: unknown): Promise<void> {
    const isWaiting = this.#next.has(place)
    this.#next.set(place, content)
    if (isWaiting) return
    await this.#inTurn(async () => {
      const newest = this.#next.get(place)
      this.#next.delete(place)
      const db = await this.#open()
      if (newest === null) await db.delete('forms', place)
      else await db.put('forms', { place, at: systemClock(), content: newest })
    }, undefined)
  }

  /** Forgets all forms of an account, on all sites. */
  async forget(account: number): Promise<void> {
    await this.#inTurn(async () => {
      const db = await this.#open()
      const places = (await db.getAllKeys('forms')).filter((place) => place.startsWith(`${account} `))
      for (const place of places) await db.delete('forms', place)
    }, undefined)
  }

  /** Opens the database. One that could not be opened is tried again. */
  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= open(this.#name).catch((error: unknown) => {
      this.#opened = null
      throw error
    })
    return this.#opened
  }

  /** A browser that stores nothing has no form. */
  #inTurn<Answer>(work: () => Promise<Answer>, missing: Answer): Promise<Answer> {
    const answer = this.#last.then(work).catch(() => missing)
    this.#last = answer
    return answer
  }
}

/** The forms of this browser. */
export const unsavedForms = new UnsavedForms()
