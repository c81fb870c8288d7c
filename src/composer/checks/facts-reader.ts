import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { ValueStore } from '#engine/value-store.ts'
import { whenIdle, type WhenIdle } from '#composer/saving/idle-work.ts'
import type { Saver, Timer } from '#composer/saving/saver.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import { browserTimer } from '#composer/workbench/browser-timer.ts'
import type { DraftIssue } from './draft-issue.ts'
import { areChangesLookedUp, isLookedUp, lookedUp } from './looked-up.ts'
import type { QualityReview } from './watch-quality.ts'

/** Tells if the facts of the site about everything that the document names now are there. */
export type FactsState = 'asking' | 'known' | 'failed'

/** The answer of the server about the draft that it has stored. */
export interface FactsAnswer {
  readonly review: AdminCallData['draft.review']
  readonly issues: readonly DraftIssue[]
}

interface Needs {
  readonly store: Pick<DocumentStore, 'client' | 'document' | 'onChange' | 'onHistory'>
  readonly registry: Registry
  readonly saver: Pick<Saver, 'flush' | 'state'>
  readonly review: ValueStore<QualityReview | null>
  readonly issues: ValueStore<readonly DraftIssue[]>
  /** The name of the view at the side of the canvas. */
  readonly side: Pick<ValueStore<string>, 'get' | 'subscribe'>
  readonly read: () => Promise<FactsAnswer>
}

interface Pace {
  readonly timer: Timer
  readonly later: WhenIdle
}

/** How long after the last saved step the facts of a document that names nothing new are read again, in milliseconds. */
const READ_AGAIN_AFTER_MS = 1500

/**
 * Reads the facts that the checks need, and knows if they are those of the document as it is now. While the list of the checks is open,
 * only an answer about exactly this document will do.
 */
export class FactsReader {
  readonly state = new ValueStore<FactsState>('asking')
  readonly #needs: Needs
  readonly #pace: Pace
  /** The numbers of the newest question, of the newest one of a person, of the newest answer, and of the newest that was checked. */
  #asked = 0
  #wanted = 0
  #answered = 0
  #checked = 0
  #hasFailed = false
  #known: ReadonlySet<string> | null = null
  /** True where all that the document names is among the known; null where that has to be found out. */
  #isAllKnown: boolean | null = null
  #seq: number | null = null
  #timer: unknown = null
  #isOver = false

  constructor(needs: Needs, pace: Pace = { timer: browserTimer, later: whenIdle }) {
    this.#needs = needs
    this.#pace = pace
  }

  /** Begins to read. The answer ends it. */
  start(): () => void {
    const { store, side } = this.#needs
    let saved = store.client.base.seq
    const ends = [
      store.onChange(({ operations, document }) => this.#follow(operations, document)),
      store.onHistory(() => {
        if (store.client.base.seq === saved) return
        saved = store.client.base.seq
        this.#readAfterSaving()
      }),
      side.subscribe(() => (this.#isExact ? void this.ask() : this.#settle())),
    ]
    void this.#read()
    return () => {
      this.#isOver = true
      this.#pace.timer.stop(this.#timer)
      for (const end of ends) end()
    }
  }

  /** Sends what waits, and asks again. False where no answer came. */
  ask(): Promise<boolean> {
    this.#wanted = this.#asked + 1
    return this.#read(() => this.#needs.saver.flush())
  }

  /** Notes that the document cannot be sent for now, so that no answer about it will come. */
  fail(): void {
    this.#hasFailed = true
    this.#settle()
  }

  #readAfterSaving(): void {
    const { timer } = this.#pace
    timer.stop(this.#timer)
    if (this.#isKnown) this.#timer = timer.start(READ_AGAIN_AFTER_MS, () => void this.#read())
    else void this.#read()
  }

  async #read(prepare?: () => Promise<void>): Promise<boolean> {
    const number = (this.#asked += 1)
    this.#hasFailed = false
    this.#settle()
    try {
      if (prepare) await prepare()
      const { client } = this.#needs.store
      const { kind } = this.#needs.saver.state
      if (client.pending.length > 0 && kind !== 'saved' && kind !== 'saving') throw new Error('The document is not saved.')
      this.#take(number, client, await this.#needs.read())
      return true
    } catch {
      if (number === this.#asked) this.fail()
      return false
    }
  }

  #take(number: number, { base, confirmed }: DocumentStore['client'], { review, issues }: FactsAnswer): void {
    if (this.#isOver || number < this.#answered) return
    this.#answered = number
    this.#needs.issues.set(issues)
    this.#needs.review.set(review)
    // The checks of the new facts are run in idle time, before this.
    this.#pace.later(() => {
      if (number < this.#answered) return
      this.#checked = number
      this.#seq = base.seq
      this.#known = lookedUp(this.#needs.registry, confirmed, review.facts)
      this.#isAllKnown = null
      this.#settle()
    })
  }

  /** Where all was known, a change is looked through alone: a key on a long page costs no more than on a short one. */
  #follow(operations: readonly Operation[] | null, document: EditedDocument): void {
    const { registry, review } = this.#needs
    const facts = review.get()?.facts
    const isStillKnown =
      this.#isAllKnown &&
      operations &&
      facts &&
      this.#known &&
      areChangesLookedUp({ registry, facts, known: this.#known }, operations, document)
    this.#isAllKnown = isStillKnown ? true : null
    this.#settle()
  }

  #settle(): void {
    if (this.#checked >= this.#wanted && this.#isKnown) this.state.set('known')
    else this.state.set(this.#hasFailed ? 'failed' : 'asking')
  }

  get #isExact(): boolean {
    return this.#needs.side.get() === 'checks'
  }

  get #isKnown(): boolean {
    const { store, registry, review } = this.#needs
    const facts = review.get()?.facts
    if (!facts || !this.#known) return false
    const isSame = store.client.pending.length === 0 && store.client.base.seq === this.#seq
    if (isSame) return true
    return !this.#isExact && (this.#isAllKnown ??= isLookedUp({ registry, facts, known: this.#known }, store.document))
  }
}
