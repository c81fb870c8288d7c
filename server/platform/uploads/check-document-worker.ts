import { parentPort } from 'node:worker_threads'
import { checkDocument } from './check-document.ts'
import type { Looked } from './check-document-aside.ts'
import { FileFault } from './file-fault.ts'

function look(bytes: Uint8Array): Looked {
  try {
    checkDocument(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return { fault: null }
  } catch (error) {
    return error instanceof FileFault ? { fault: error.code } : { error }
  }
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(look(bytes)))
