import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Semaphore } from 'async-mutex'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { checkDocument } from './check-pdf.ts'
import { FileError, type FileReason } from './file-error.ts'

/** The result of the thread for a document. */
export type WorkerResult = { readonly fault: FieldErrorCode | null; readonly reason?: FileReason | undefined } | { readonly error: unknown }

/** Size up to which a document is read without a worker thread, in bytes. Starting a thread costs more. */
const mostAtOnce = 65_536
/** Honest documents take a small part of it, on any machine. */
const longestMs = 20_000
/** A thread without work ends after so long. */
const idleMs = 30_000

const turn = new Semaphore(1)
let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined

function endThread(): void {
  void thread?.terminate()
  thread = null
}

function startThread(): Worker {
  const worker = new Worker(new URL('./check-pdf-worker.ts', import.meta.url))
  // A fault of an idle thread concerns no document.
  worker.on('error', () => undefined)
  return worker
}

async function look(bytes: Buffer): Promise<WorkerResult> {
  clearTimeout(idle)
  const worker = (thread ??= startThread())
  worker.ref()
  // A copy is handed over: the bytes themselves are stored later.
  const copy = new Uint8Array(bytes)
  worker.postMessage(copy, [copy.buffer])
  try {
    const [looked] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })) as [WorkerResult]
    worker.unref()
    idle = setTimeout(endThread, idleMs).unref()
    return looked
  } catch (error) {
    endThread()
    // A document that takes so long is made for that.
    if (error instanceof Error && error.name === 'AbortError') return { fault: 'FILE_UNREADABLE' }
    throw error
  }
}

/** Reads a PDF as `checkDocument` does, in a thread and one after the other: other answers do not wait for it. */
export async function checkDocumentAside(bytes: Buffer): Promise<void> {
  if (bytes.length <= mostAtOnce) return checkDocument(bytes)
  const looked = await turn.runExclusive(() => look(bytes))
  if ('error' in looked) throw looked.error
  if (looked.fault !== null) throw new FileError(looked.fault, undefined, looked.reason)
}
