import { ValueStore } from '#engine/value-store.ts'
import type { FieldUpload } from '#forms/media/field-uploads.ts'
import { stageOf } from '#forms/media/sending/upload-stage.ts'
import { UploadRefusal, type MediaItem, type Pickers } from '#forms/pickers.ts'

/** The field of an element that a picture is sent for. */
export interface UploadTarget {
  readonly id: string
  readonly pointer: string
}

/** A picture on its way into the library. */
export interface PictureUpload extends FieldUpload {
  /** Null for one that becomes an element of its own, and for one whose item was removed: the library has it. */
  readonly target: UploadTarget | null
}

/** A picture to be sent. */
interface SentPicture {
  readonly file: File
  readonly target?: UploadTarget
  /** Takes the picture of the library, after any attempt, for the field where its item stands then. */
  readonly onTaken: (item: MediaItem, pointer?: string) => void
}

/** Gives files addresses in this browser. */
type LocalAddresses = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>

interface Running extends SentPicture {
  readonly end: AbortController
}

const isFor = (target: UploadTarget | null, id: string, pointer: string) => target?.id === id && target.pointer === pointer

/** The pictures that an editor sends: each has its progress, can be cancelled, and is sent again without being chosen again. */
export class PictureUploads {
  /** The uploads on their way and the refused ones, in the order in which they were begun. */
  readonly all = new ValueStore<readonly PictureUpload[]>([])
  readonly #upload: Pickers['media']['upload']
  readonly #running = new Map<number, Running>()
  readonly #addresses: LocalAddresses
  #last = 0

  constructor(upload: Pickers['media']['upload'], addresses: LocalAddresses = URL) {
    this.#upload = upload
    this.#addresses = addresses
  }

  /** Sends a picture, and settles once the first attempt has ended. A former one of the same field is cancelled. */
  send(sent: SentPicture): Promise<void> {
    const { file, target = null } = sent
    if (target) this.cancelFor(target)
    this.#last += 1
    const key = this.#last
    const upload = {
      key,
      name: file.name,
      stage: 'preparing' as const,
      refusal: null,
      canRetry: false,
      local: this.#addresses.createObjectURL(file),
      target,
    }
    this.#running.set(key, { ...sent, end: new AbortController() })
    this.all.set([...this.all.get(), upload])
    return this.#attempt(key)
  }

  /** The upload of a field. */
  of({ id, pointer }: UploadTarget): PictureUpload | null {
    return this.all.get().find(({ target }) => isFor(target, id, pointer)) ?? null
  }

  /** Cancels an upload, or takes a refused one away. */
  cancel(key: number): void {
    this.#running.get(key)?.end.abort()
    this.#forget(key)
  }

  /** Cancels the upload of a field. */
  cancelFor(target: UploadTarget): void {
    const upload = this.of(target)
    if (upload) this.cancel(upload.key)
  }

  /** Leads the uploads into an element to other pointers; null for an item that is gone. */
  follow(id: string, followed: (pointer: string) => string | null): void {
    const next = this.all.get().map((upload) => {
      const { target } = upload
      if (target?.id !== id) return upload
      const pointer = followed(target.pointer)
      if (pointer === target.pointer) return upload
      if (pointer === null) this.#drop(upload.key)
      return { ...upload, target: pointer === null ? null : { id, pointer } }
    })
    if (next.some((upload, index) => upload !== this.all.get()[index])) this.all.set(next)
  }

  /** Sends a refused picture again. */
  retry(key: number): void {
    if (!this.#running.has(key)) return
    this.#change(key, { stage: 'preparing', refusal: null, canRetry: false })
    void this.#attempt(key)
  }

  /** Cancels everything: the editor closes. */
  close(): void {
    for (const { key } of this.all.get()) this.cancel(key)
  }

  async #attempt(key: number): Promise<void> {
    const running = this.#running.get(key)
    if (!running) return
    const { file, end } = running
    const progress = (share: number) => this.#change(key, { stage: stageOf(share) })
    try {
      const item = await this.#upload(file, progress, end.signal)
      if (end.signal.aborted) return
      this.#running.get(key)?.onTaken(item, this.all.get().find((each) => each.key === key)?.target?.pointer)
      this.#forget(key)
    } catch (error) {
      const isRefused = error instanceof UploadRefusal
      this.#change(key, { refusal: isRefused ? error.message : '', canRetry: !isRefused || error.canRetry })
    }
  }

  /** A picture without its item goes into the library alone. */
  #drop(key: number): void {
    const running = this.#running.get(key)
    if (running) this.#running.set(key, { ...running, onTaken: () => undefined })
  }

  #change(key: number, part: Partial<PictureUpload>): void {
    if (this.#running.has(key)) this.all.set(this.all.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }

  #forget(key: number): void {
    const upload = this.all.get().find((each) => each.key === key)
    this.#running.delete(key)
    this.all.set(this.all.get().filter((each) => each.key !== key))
    if (upload) this.#addresses.revokeObjectURL(upload.local)
  }
}
