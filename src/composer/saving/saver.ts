import type { DraftAnswer, DraftRequest } from '#engine/draft/sync/exchange.ts'
import { jsonBytes } from '#engine/registry/limits.ts'
import type { MergeConflict } from '#engine/draft/sync/replay-waiting.ts'
import type { DocumentStore } from '#composer/store/document-store.ts'
import { requestPart } from './request-part.ts'
import { isPassing, type SendFailure } from './send-failure.ts'

/** How long after the last change the batches are sent, in milliseconds. */
const SAVE_AFTER_MS = 800

/** How often others' edits are asked for, in milliseconds. */
const ASK_EVERY_MS = 10_000

/** The most bytes of a request, and of one that outlives its page. */
const MAX_BYTES = 2 * 1024 * 1024 - 1024
const KEEPALIVE_BYTES = 64 * 1024

/** The pauses before a request is sent again, in milliseconds. */
const RETRY_MS = [2000, 4000, 8000, 16_000, 30_000] as const

/** The state of saving. `count` is the number of batches that wait in this browser. */
export type SavingState = { readonly kind: 'saved' } | { readonly kind: 'saving' } | { readonly kind: SendFailure; readonly count: number }

/** A timer that a test replaces. */
export interface Timer {
  readonly start: (ms: number, run: () => void) => unknown
  readonly stop: (handle: unknown) => void
}

/** The needs of a saver. */
export interface SaverNeeds {
  readonly store: DocumentStore
  readonly send: (request: DraftRequest, options: { readonly keepalive: boolean }) => Promise<DraftAnswer>
  readonly failureOf: (error: unknown) => SendFailure
  readonly timer: Timer
  readonly onState: (state: SavingState) => void
  /** Called when a batch is refused for a right that its author lacks: it was made by other rights than those of now. */
  readonly onNarrowed?: () => void
  /** Called with the parts of an undo that others have changed since. */
  readonly onSkipped?: (skipped: readonly MergeConflict[]) => void
}

/** Sends the batches of a store: after a pause in the changes, immediately on request, and again when no answer came. */
export class Saver {
  readonly #needs: SaverNeeds
  #timer: unknown = null
  #flight: Promise<void> | null = null
  #failures = 0
  #failure: SendFailure | null = null
  #mostBytes = MAX_BYTES
  #state: SavingState = { kind: 'saved' }

  constructor(needs: SaverNeeds) {
    this.#needs = needs
  }

  get state(): SavingState {
    return this.#state
  }

  /** Begins to save. The answer stops it. */
  start(): () => void {
    const stop = this.#needs.store.onChange(({ cause }) => {
      if (cause !== 'answer') this.changed()
    })
    if (this.#waiting > 0) this.retry()
    else this.#wait(ASK_EVERY_MS)
    return () => {
      stop()
      this.#clear()
    }
  }

  /** Notes that batches were made. */
  changed(): void {
    if (this.#failure) return this.#say({ kind: this.#failure, count: this.#waiting })
    this.#say({ kind: 'saving' })
    this.#wait(SAVE_AFTER_MS)
  }

  /** Sends the waiting batches, and resolves when the server has acknowledged or refused them. Sends nothing while the server asks for a delay. */
  async flush(): Promise<void> {
    while (this.#flight) await this.#flight
    if (this.#waiting > 0 && !this.#isStopped && this.#failure !== 'busy') await this.#send()
  }

  /** Sends what fits into a request that outlives the page; the rest waits in the browser. */
  leave(): void {
    if (this.#waiting === 0 || this.#isStopped) return
    const part = requestPart(this.#needs.store.client, { maxBytes: KEEPALIVE_BYTES, isHard: true })
    if (!part) return
    this.#needs.store.replace(part.client)
    this.#needs.send(part.request, { keepalive: true }).then(
      (answer) => this.#receive(answer, []),
      () => this.changed(),
    )
  }

  /** Sends again, after the connection or the session came back. */
  retry(): void {
    this.#failure = null
    this.#failures = 0
    void this.#send()
  }

  get #isStopped(): boolean {
    return this.#failure !== null && !isPassing(this.#failure)
  }

  get #waiting(): number {
    return this.#needs.store.client.pending.length
  }

  #send(): Promise<void> {
    this.#clear()
    this.#flight ??= this.#exchange().finally(() => (this.#flight = null))
    return this.#flight
  }

  async #exchange(): Promise<void> {
    let isDone = false
    for (let round = 0; !isDone && round < 20; round += 1) isDone = await this.#round()
    if (!this.#failure) this.#settle()
  }

  /** Sends one request. True when no batch is left that must be sent immediately. */
  async #round(): Promise<boolean> {
    const { store, send, failureOf } = this.#needs
    const part = requestPart(store.client, { maxBytes: this.#mostBytes })
    if (!part) return true
    const named = store.client.pending.map(({ id }) => id)
    store.replace(part.client)
    if (named.length > 0) this.#say({ kind: 'saving' })
    try {
      const answer = await send(part.request, { keepalive: false })
      this.#failure = null
      this.#failures = 0
      return this.#receive(answer, named)
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'too-large' && this.#sendLess(part.request)) return false
      this.#fail(failure)
      return true
    }
  }

  #receive(answer: DraftAnswer, named: readonly string[]): boolean {
    const { store, onSkipped, onNarrowed } = this.#needs
    const { asksAgain, skipped } = store.receive(answer)
    if (skipped.length > 0) onSkipped?.(skipped)
    if (answer.refused?.reason === 'NOT_ALLOWED') onNarrowed?.()
    return !asksAgain && !store.client.pending.some(({ id }) => named.includes(id))
  }

  /** Halves the requests for a server, or a proxy before it, that takes less than expected. False for a single batch, which cannot be cut. */
  #sendLess({ batches }: DraftRequest): boolean {
    if (batches.length <= 1) return false
    this.#mostBytes = Math.min(this.#mostBytes, jsonBytes(batches)) / 2
    return true
  }

  #fail(failure: SendFailure): void {
    this.#failure = failure
    if (isPassing(failure)) {
      const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? RETRY_MS[0]
      this.#failures += 1
      this.#wait(pause)
    }
    this.#say({ kind: failure, count: this.#waiting })
  }

  #settle(): void {
    this.#say({ kind: this.#waiting > 0 ? 'saving' : 'saved' })
    this.#wait(this.#waiting > 0 ? SAVE_AFTER_MS : ASK_EVERY_MS)
  }

  #wait(ms: number): void {
    this.#clear()
    this.#timer = this.#needs.timer.start(ms, () => void this.#send())
  }

  #clear(): void {
    if (this.#timer !== null) this.#needs.timer.stop(this.#timer)
    this.#timer = null
  }

  #say(state: SavingState): void {
    this.#state = state
    this.#needs.onState(state)
  }
}
