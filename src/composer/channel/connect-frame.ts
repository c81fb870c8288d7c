import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import {
  fromFrameSchema,
  type CanvasAnswer,
  type CanvasApi,
  type CanvasProblem,
  type FromFrame,
  type ToFrame,
} from '#schemas/composer/messages.ts'
import type { Timer } from '#composer/saving/saver.ts'

/** How long the canvas may take to answer, in milliseconds, before it counts as silent. */
const SILENT_AFTER_MS = 2000

/** The window of the frame once it takes edits. */
export interface CanvasWindow {
  readonly vitrineCanvas?: CanvasApi<Operation, EditedDocument>
  readonly document?: Document
  postMessage(message: unknown, origin: string, transfer: Transferable[]): void
}

/** The messages of the frame that a person has caused. */
export type FrameMessage = Exclude<FromFrame, { readonly type: 'ready' | 'gap' }>

/** The page that a frame shows around a shell. */
export interface AroundPage {
  readonly id: number
  readonly title: string
}

/** The needs of a channel. */
export interface ChannelNeeds {
  readonly frame: { readonly contentWindow: CanvasWindow | null }
  readonly origin: string
  readonly nonce: string
  /** The document as the store has it now. */
  readonly document: () => EditedDocument
  readonly timer: Timer
  readonly onMessage: (message: FrameMessage) => void
  readonly onProblems: (problems: readonly CanvasProblem[]) => void
  /** Takes the page that the frame shows around a shell; null on a site without one. */
  readonly onAround?: (page: AroundPage | null) => void
  /** Called once after each load of the frame, when it takes operations. */
  readonly onReady?: () => void
  /** Called after every answer of the frame: nothing that calls the frame may follow from it. */
  readonly onAlive: () => void
  readonly onSilent: () => void
}

const isDated = ({ type }: ToFrame): boolean => type === 'select' || type === 'edit-text'

/**
 * The connection of the composer with its canvas. Edits are called directly on the frame's window, because a message would wait
 * for the parent's paint; all else goes by a port that the frame gets once, with a nonce.
 */
export class FrameChannel {
  readonly #needs: ChannelNeeds
  #port: MessagePort | null = null
  #seq = 0
  #heard = 0
  #keys = 0
  #isReady = false
  #silence: unknown = null
  readonly #unsent: ToFrame[] = []

  constructor(needs: ChannelNeeds) {
    this.#needs = needs
  }

  /** The page that the frame shows, for its styles. */
  page(): Document | null {
    return this.#needs.frame.contentWindow?.document ?? null
  }

  /** The places under a point of the frame's window, from the one that is meant first to those around it; none while it is not ready. */
  placesAt(point: { readonly x: number; readonly y: number }): readonly Place[] {
    const canvas = this.#isReady ? this.#needs.frame.contentWindow?.vitrineCanvas : null
    return canvas?.placesAt(point) ?? []
  }

  /** The block of the page after which something new would be in sight; null without one, and while the frame is not ready. */
  blockInSight(): string | null {
    const canvas = this.#isReady ? this.#needs.frame.contentWindow?.vitrineCanvas : null
    return canvas?.blockInSight() ?? null
  }

  /** Scrolls the page in the frame. False when it is at its end. */
  scrollBy(top: number): boolean {
    const view = this.page()?.defaultView
    if (!view) return false
    const before = view.scrollY
    view.scrollBy({ top, behavior: 'instant' })
    return view.scrollY !== before
  }

  /** Sends the port. To be called after each `load` of the frame. */
  greet(): void {
    this.close()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.addEventListener('message', ({ data }) => this.#take(data))
    port1.start()
    const { frame, origin, nonce } = this.#needs
    frame.contentWindow?.postMessage({ type: 'vitrine-composer', nonce }, origin, [port2])
    this.#expectAnswer()
  }

  /** Gives the canvas operations; one that is not ready gets the whole document when it is. */
  apply(operations: readonly Operation[] | null): void {
    if (!this.#isReady) return
    if (operations === null) return this.#open()
    if (operations.length === 0) return
    this.#seq += 1
    const batch = { seq: this.#seq, operations }
    this.#call((canvas) => canvas.apply(batch))
  }

  /** Sends a message to the frame, or stores it until the frame is ready. */
  post(message: ToFrame): void {
    const dated = isDated(message) ? { ...message, heard: this.#heard } : message
    if (this.#isReady) this.#port?.postMessage(dated)
    else this.#unsent.push(dated)
  }

  /** Ends the connection. */
  close(): void {
    this.#port?.close()
    this.#port = null
    this.#isReady = false
    this.#seq = 0
    this.#heard = 0
    this.#keys = 0
    this.#forgetSilence()
  }

  #take(data: unknown): void {
    const { success, data: message } = fromFrameSchema.safeParse(data)
    if (!success) return
    this.#answered()
    if (message.type === 'ready') this.#begin(message)
    else if (message.type === 'gap') this.#open()
    else this.#tell(message)
  }

  #tell(message: FrameMessage): void {
    if (message.type === 'pick') this.#heard = message.number ?? this.#heard
    if (message.type === 'needs' && message.problems) this.#needs.onProblems(message.problems)
    this.#needs.onMessage(message)
    if (message.type !== 'pick' && message.type !== 'key') return
    if (message.type === 'key') this.#keys = message.number ?? this.#keys
    this.post({ type: 'heard', picks: this.#heard, keys: this.#keys })
  }

  #begin({ hash, problems, around }: Extract<FromFrame, { type: 'ready' }>): void {
    this.#isReady = true
    this.#needs.onProblems(problems)
    if (around !== undefined) this.#needs.onAround?.(around)
    if (hash !== draftHash(this.#needs.document())) this.#open()
    for (const message of this.#unsent.splice(0)) this.#port?.postMessage(message)
    this.#needs.onReady?.()
  }

  #open(): void {
    const whole = { seq: this.#seq, document: this.#needs.document() }
    this.#call((canvas) => canvas.open(whole))
  }

  // A canvas that throws is as silent as one that does not answer.
  #call(run: (canvas: CanvasApi<Operation, EditedDocument>) => CanvasAnswer): void {
    try {
      const canvas = this.#needs.frame.contentWindow?.vitrineCanvas
      if (!canvas) return this.#expectAnswer()
      const { isGap, problems } = run(canvas)
      if (isGap) return this.#open()
      this.#answered()
      this.#needs.onProblems(problems)
    } catch {
      this.#expectAnswer()
    }
  }

  #answered(): void {
    this.#forgetSilence()
    this.#needs.onAlive()
  }

  #expectAnswer(): void {
    this.#silence ??= this.#needs.timer.start(SILENT_AFTER_MS, () => {
      this.#silence = null
      this.#needs.onSilent()
    })
  }

  #forgetSilence(): void {
    if (this.#silence !== null) this.#needs.timer.stop(this.#silence)
    this.#silence = null
  }
}
