import { ValueStore } from '#engine/value-store.ts'
import { leaveReasons } from '#kit/leaving/leave-reasons.ts'
import { uploadRisks } from '#forms/media/upload-risks.ts'
import { UploadRefusal, type MediaItem, type Pickers } from '#forms/pickers.ts'
import { stageOf, type UploadStage } from './upload-stage.ts'

/** The course of one upload. */
export interface Upload {
  readonly key: number
  readonly name: string
  readonly stage: UploadStage
  /** Why it ended without a medium; an empty reason stands for a server that did not answer. */
  readonly refusal: string | null
  /** True where the same file may be taken another time. */
  readonly canRetry: boolean
}

/** The end of files that were sent together: what the library has taken, and what it has not. */
export interface Ended {
  readonly taken: readonly MediaItem[]
  readonly refused: readonly Upload[]
}

type Send = Pickers['media']['upload']

interface Sent {
  readonly file: File
  readonly send: Send
  readonly end: AbortController
}

type Viewer = (taken: readonly MediaItem[]) => void

/** The uploads of the dialog of the library, one after the other. They outlive it: they go on, and are shown in the next one that is opened. */
export class BrowserUploads {
  /** The files on their way or waiting for their turn, and the refused ones. A file that was taken leaves the list. */
  readonly all = new ValueStore<readonly Upload[]>([])
  readonly #sent = new Map<number, Sent>()
  readonly #viewers = new Set<Viewer>()
  #queue: Promise<unknown> = Promise.resolve()
  #last = 0

  constructor() {
    // Within the panel nothing is lost.
    leaveReasons.hold({ risks: (way) => (way === null ? uploadRisks(this.all.get()) : {}) })
  }

  /** Sends files, and settles once all of them have ended. */
  send(files: readonly File[], send: Send): Promise<Ended> {
    // A new upload removes the refusals of the former one that cannot be sent again.
    this.all.set(this.all.get().filter(({ refusal, canRetry }) => refusal === null || canRetry))
    const keys = files.map((file) => {
      this.#last += 1
      const key = this.#last
      this.#sent.set(key, { file, send, end: new AbortController() })
      this.all.set([...this.all.get(), { key, name: file.name, stage: 'waiting', refusal: null, canRetry: false }])
      return key
    })
    return this.#inTurn(keys)
  }

  /** Sends a refused file again. */
  retry(key: number): Promise<Ended> {
    this.#change(key, { stage: 'waiting', refusal: null, canRetry: false })
    return this.#inTurn([key])
  }

  /** Cancels an upload that is on its way or waits for its turn, or takes a refused one away. */
  cancel(key: number): void {
    this.#sent.get(key)?.end.abort()
    this.#forget(key)
  }

  /** Shows arrivals to an open dialog; the answer ends it. */
  watch(viewer: Viewer): () => void {
    this.#viewers.add(viewer)
    return () => void this.#viewers.delete(viewer)
  }

  /** Shows media to the dialogs that are open; false where none is. */
  show(taken: readonly MediaItem[]): boolean {
    for (const viewer of this.#viewers) viewer(taken)
    return this.#viewers.size > 0
  }

  async #inTurn(keys: readonly number[]): Promise<Ended> {
    const turns = keys.map((key) => {
      const turn = this.#queue.then(() => this.#attempt(key))
      this.#queue = turn
      return turn
    })
    const ended = await Promise.all(turns)
    const refused = this.all.get().filter(({ key, refusal }) => refusal !== null && keys.includes(key))
    return { taken: ended.filter((item) => item !== null), refused }
  }

  async #attempt(key: number): Promise<MediaItem | null> {
    const sent = this.#sent.get(key)
    // It was cancelled while it waited.
    if (!sent) return null
    const { file, send, end } = sent
    this.#change(key, { stage: 'preparing' })
    try {
      const item = await send(file, (share) => this.#change(key, { stage: stageOf(share) }), end.signal)
      if (end.signal.aborted) return null
      this.#forget(key)
      return item
    } catch (error) {
      const isRefused = error instanceof UploadRefusal
      this.#change(key, { refusal: isRefused ? error.message : '', canRetry: !isRefused || error.canRetry })
      return null
    }
  }

  #change(key: number, part: Partial<Upload>): void {
    this.all.set(this.all.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }

  #forget(key: number): void {
    this.#sent.delete(key)
    this.all.set(this.all.get().filter((upload) => upload.key !== key))
  }
}

const stores = new WeakMap<object, BrowserUploads>()

/** The uploads into a library. */
export function uploadsInto(library: object): BrowserUploads {
  const store = stores.get(library) ?? new BrowserUploads()
  stores.set(library, store)
  return store
}
