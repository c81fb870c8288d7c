import { AsideThread } from './aside-thread.ts'
import { checkDocument } from './check-pdf.ts'
import { examined } from './examine.ts'

/** Size up to which a document is read without a worker thread, in bytes. Starting a thread costs more. */
const MAX_INLINE_BYTES = 65_536

const thread = new AsideThread<Uint8Array, null>(new URL('./check-pdf-worker.ts', import.meta.url))

/** Reads a PDF as `checkDocument` does, in a thread and one after the other: other answers do not wait for it. */
export async function checkDocumentAside(bytes: Buffer): Promise<void> {
  if (bytes.length <= MAX_INLINE_BYTES) return examined(async () => checkDocument(bytes))
  // A copy is handed over: the bytes themselves are stored later.
  const copy = new Uint8Array(bytes)
  await thread.ask(copy, [copy.buffer])
}
