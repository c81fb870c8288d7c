import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Semaphore } from 'async-mutex'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { checkDocument } from './check-pdf.ts'
import { examined, notExamined } from './examine.ts'
import { FileError, type FileReason } from './file-error.ts'

/** The result of the thread for a document. */
export type WorkerResult =
  | { readonly fault: FieldErrorCode | null; readonly reason?: FileReason | undefined }
  /** `isOfMachine` is sent beside the error, which loses its code on the way. */
  | { readonly error: unknown; readonly isOfMachine: boolean }

/** Size up to which a document is read without a worker thread, in bytes. Starting a thread costs more. */
const MAX_INLINE_BYTES = 65_536
/** A thread without work ends after so long. */
const idleMs = 30_000

const turn = new Semaphore(1)
let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined

function endThread(worker: Worker): void {
  if (thread === worker) thread = null
  void worker.terminate()
}

function startThread(): Worker {
  const worker = new Worker(new URL('./check-pdf-worker.ts', import.meta.url))
  // A fault of an idle thread concerns no document.
  worker.on('error', () => undefined)
  worker.on('exit', () => endThread(worker))
  return worker
}

/** Waits for the result of a thread. A thread that ends without one has found nothing out about the document. */
async function resultOf(worker: Worker): Promise<WorkerResult> {
  const waiting = new AbortController()
  const until = { signal: waiting.signal }
  try {
    const ended = once(worker, 'exit', until).then(() => Promise.reject(notExamined()))
    const [result] = (await Promise.race([once(worker, 'message', until), ended])) as [WorkerResult]
    return result
  } finally {
    waiting.abort()
  }
}

async function ask(worker: Worker, bytes: Buffer): Promise<WorkerResult> {
  clearTimeout(idle)
  worker.ref()
  // A copy is handed over: the bytes themselves are stored later.
  const copy = new Uint8Array(bytes)
  worker.postMessage(copy, [copy.buffer])
  const result = await resultOf(worker)
  worker.unref()
  idle = setTimeout(endThread, idleMs, worker).unref()
  return result
}

async function look(bytes: Buffer): Promise<WorkerResult> {
  try {
    return await examined(async () => ask((thread ??= startThread()), bytes))
  } catch (error) {
    // The next document has a thread of its own.
    if (thread !== null) endThread(thread)
    throw error
  }
}

/** Reads a PDF as `checkDocument` does, in a thread and one after the other: other answers do not wait for it. */
export async function checkDocumentAside(bytes: Buffer): Promise<void> {
  if (bytes.length <= MAX_INLINE_BYTES) return examined(async () => checkDocument(bytes))
  const looked = await turn.runExclusive(() => look(bytes))
  if ('error' in looked) throw looked.isOfMachine ? notExamined() : looked.error
  if (looked.fault !== null) throw new FileError(looked.fault, undefined, looked.reason)
}
