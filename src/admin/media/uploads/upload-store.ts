import type { UploadStage } from '#forms/media/sending/upload-stage.ts'
import type { MediaFile } from '#admin/media/media-file.ts'
import { uploadRisks } from '#forms/media/upload-risks.ts'
import { leaveReasons } from '#kit/leaving/leave-reasons.ts'

/** One file on its way into the library, or there and not yet described. */
export interface LibraryUpload {
  readonly key: number
  readonly name: string
  readonly stage: UploadStage
  /** The sentence of a refusal. */
  readonly refusal: string | null
  /** True where another attempt may succeed: the server was not reached, or could not examine the file. */
  readonly canRetry: boolean
  /** The file of the library, once it is there. */
  readonly file: MediaFile | null
  /** The alternative text as it is typed. */
  readonly alt: string
}

interface Sent {
  readonly file: File
  readonly end: AbortController
}

/** The uploads of a panel. They outlive the screen of the library: files are sent on, and typed texts are there again with it. */
export class UploadStore {
  readonly sent = new Map<number, Sent>()
  #queue: Promise<void> = Promise.resolve()
  readonly #listeners = new Set<() => void>()
  #all: readonly LibraryUpload[] = []
  #last = 0

  constructor() {
    // Within the panel nothing is lost: the cards are there again with the library.
    leaveReasons.hold({ risks: (way) => (way === null ? uploadRisks(this.#all.filter(({ file }) => file === null)) : {}) })
  }

  readonly all = (): readonly LibraryUpload[] => this.#all

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  newKey(): number {
    this.#last += 1
    return this.#last
  }

  /** Sends a file once those before it have been sent or refused. */
  inTurn(send: () => Promise<void>): void {
    this.#queue = this.#queue.then(send)
  }

  set(all: readonly LibraryUpload[]): void {
    this.#all = all
    for (const listener of [...this.#listeners]) listener()
  }

  change(key: number, part: Partial<LibraryUpload>): void {
    this.set(this.#all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }
}

const stores = new WeakMap<object, UploadStore>()

/** The uploads of a panel, by its calls. */
export function uploadsOf(admin: object): UploadStore {
  const store = stores.get(admin) ?? new UploadStore()
  stores.set(admin, store)
  return store
}
