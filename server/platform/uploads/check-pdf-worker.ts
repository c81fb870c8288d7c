import { parentPort } from 'node:worker_threads'
import { checkDocument } from './check-pdf.ts'
import type { WorkerResult } from './check-pdf-in-worker.ts'
import { isOfMachine } from './examine.ts'
import { FileError } from './file-error.ts'

function look(bytes: Uint8Array): WorkerResult {
  try {
    checkDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return { fault: null }
  } catch (error) {
    return error instanceof FileError ? { fault: error.code, reason: error.reason } : { error, isOfMachine: isOfMachine(error) }
  }
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(look(bytes)))
