import { Worker } from 'node:worker_threads'
import type { LegalContent } from './render-legal.ts'

/** Renders documents in a worker, one after the other, without delaying other responses. */
export interface PdfRenderer {
  draw(paper: LegalContent): Promise<Uint8Array>
}

type Drawn = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly error: unknown }

interface Waiting {
  readonly settle: (bytes: Uint8Array) => void
  readonly fail: (error: unknown) => void
}

/** A thread without work ends after so long: it holds the fonts. */
const idleMs = 60_000

class ThreadPress implements PdfRenderer {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #count = 0
  #idle: NodeJS.Timeout | undefined

  draw(paper: LegalContent): Promise<Uint8Array> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    const id = (this.#count += 1)
    return new Promise<Uint8Array>((settle, fail) => {
      this.#waiting.set(id, { settle, fail })
      worker.postMessage({ id, paper })
    }).finally(() => this.#rest())
  }

  #rest(): void {
    if (this.#waiting.size > 0) return
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      void this.#worker?.terminate()
      this.#worker = null
    }, idleMs).unref()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url))
    worker.on('message', (drawn: Drawn) => {
      const waiting = this.#waiting.get(drawn.id)
      this.#waiting.delete(drawn.id)
      if ('error' in drawn) waiting?.fail(drawn.error)
      else waiting?.settle(drawn.bytes)
    })
    // What was being drawn is tried again with its mail, by another thread.
    worker.on('error', (error) => this.#end(worker, error))
    worker.on('exit', () => this.#end(worker, new Error('the thread that draws papers has ended')))
    worker.unref()
    return worker
  }

  #end(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { fail } of this.#waiting.values()) fail(error)
    this.#waiting.clear()
  }
}

/** Makes a press; its thread starts with the first paper. */
export function createPdfRenderer(): PdfRenderer {
  return new ThreadPress()
}
