import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Semaphore } from 'async-mutex'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** The answer of a thread to one task. */
export type AsideAnswer = { readonly result: unknown } | { readonly error: unknown }

/** A thread without work ends after so long. */
const idleMs = 300_000
/** The longest time for one task: a net against a hang, since the work itself is bounded. */
const MAX_TASK_MS = 60_000

/**
 * Does tasks of much computing in one thread, one after the other: the other answers of the server do not wait for them.
 * The thread starts with the first task. A task that the thread does not end is refused, and the next one has a new thread.
 */
export class AsideThread {
  readonly #entry: URL
  readonly #turn = new Semaphore(1)
  #thread: Worker | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(entry: URL) {
    this.#entry = entry
  }

  /** Does a task, which is copied into the thread, and returns a copy of its result. */
  async run(task: unknown): Promise<unknown> {
    const answer = await this.#turn.runExclusive(() => this.#ask(task))
    if ('error' in answer) throw answer.error
    return answer.result
  }

  async #ask(task: unknown): Promise<AsideAnswer> {
    clearTimeout(this.#idle)
    const worker = (this.#thread ??= this.#start())
    worker.ref()
    try {
      worker.postMessage(task)
      return await answerOf(worker)
    } catch (error) {
      this.#end(worker)
      throw error
    } finally {
      worker.unref()
      this.#idle = setTimeout(() => this.#end(worker), idleMs).unref()
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#entry)
    // A fault of an idle thread concerns no task.
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#forget(worker))
    return worker
  }

  #end(worker: Worker): void {
    this.#forget(worker)
    void worker.terminate()
  }

  #forget(worker: Worker): void {
    if (this.#thread === worker) this.#thread = null
  }
}

async function answerOf(worker: Worker): Promise<AsideAnswer> {
  const waiting = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError('UNAVAILABLE', { reason: 'BUSY' })), MAX_TASK_MS)
    waiting.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    const ended = once(worker, 'exit', { signal: waiting.signal }).then(() =>
      Promise.reject(new ApiError('UNAVAILABLE', { reason: 'BUSY' })),
    )
    const [answer] = (await Promise.race([once(worker, 'message', { signal: waiting.signal }), ended, late])) as [AsideAnswer]
    return answer
  } finally {
    waiting.abort()
  }
}
