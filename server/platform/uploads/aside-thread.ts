import { once } from 'node:events'
import { Worker, type Transferable } from 'node:worker_threads'
import { Semaphore } from 'async-mutex'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { examined, notExamined } from './examine.ts'
import { FileError, type FileReason } from './file-error.ts'

/** The outcome of a task in a thread: its result, why the file is refused, or the error. */
export type TaskOutcome<Result> =
  | { readonly result: Result }
  | { readonly fault: FieldErrorCode; readonly removed: readonly string[] | undefined; readonly reason: FileReason | undefined }
  /** `isOfMachine` is sent beside the error, which loses its code on the way. */
  | { readonly error: unknown; readonly isOfMachine: boolean }

/** A thread without work ends after so long. */
const idleMs = 30_000

/** Waits for the outcome of a thread. A thread that ends without one has found nothing out about the file. */
async function outcomeOf<Result>(worker: Worker): Promise<TaskOutcome<Result>> {
  const waiting = new AbortController()
  const until = { signal: waiting.signal }
  try {
    const ended = once(worker, 'exit', until).then(() => Promise.reject(notExamined()))
    const [outcome] = (await Promise.race([once(worker, 'message', until), ended])) as [TaskOutcome<Result>]
    return outcome
  } finally {
    waiting.abort()
  }
}

/** A thread that looks into files one after the other, while the server answers others. It starts with the first task. */
export class AsideThread<Task, Result> {
  readonly #program: URL
  readonly #turn = new Semaphore(1)
  #thread: Worker | null = null
  #idle: NodeJS.Timeout | undefined

  /** `program` calls `answerTasks`. */
  constructor(program: URL) {
    this.#program = program
  }

  /** Does a task in the thread. What is refused there throws its FileError here; when the thread ends or is late, the request is refused, and not the file. */
  async ask(task: Task, transferred: readonly Transferable[] = []): Promise<Result> {
    const outcome = await this.#turn.runExclusive(() => this.#try(task, transferred))
    if ('error' in outcome) throw outcome.isOfMachine ? notExamined() : outcome.error
    if ('fault' in outcome) throw new FileError(outcome.fault, outcome.removed, outcome.reason)
    return outcome.result
  }

  async #try(task: Task, transferred: readonly Transferable[]): Promise<TaskOutcome<Result>> {
    try {
      return await examined(() => this.#send((this.#thread ??= this.#start()), task, transferred))
    } catch (error) {
      // The next file has a thread of its own.
      if (this.#thread !== null) this.#end(this.#thread)
      throw error
    }
  }

  async #send(worker: Worker, task: Task, transferred: readonly Transferable[]): Promise<TaskOutcome<Result>> {
    clearTimeout(this.#idle)
    worker.ref()
    worker.postMessage(task, transferred)
    const outcome = await outcomeOf<Result>(worker)
    worker.unref()
    this.#idle = setTimeout(() => this.#end(worker), idleMs).unref()
    return outcome
  }

  #start(): Worker {
    const worker = new Worker(this.#program)
    // A fault of an idle thread concerns no file.
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#end(worker))
    return worker
  }

  #end(worker: Worker): void {
    if (this.#thread === worker) this.#thread = null
    void worker.terminate()
  }
}
