import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { checkDocumentAside } from './check-pdf-in-worker.ts'
import { limitExamination, MAX_EXAMINATION_MS } from './examine.ts'

const document = (strings: number) => Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n${'(a)'.repeat(strings)}\n%%EOF`)
const notExamined = { code: 'UNAVAILABLE', status: 503, data: { reason: 'FILE' } }
/** The next thread that starts. */
const nextThread = async (): Promise<Worker> => ((await once(process, 'worker')) as [Worker])[0]

afterEach(() => limitExamination(MAX_EXAMINATION_MS)())

/** Ends the thread of former documents, so that the next one starts a thread. */
async function endThread(): Promise<void> {
  limitExamination(1)
  await expect(checkDocumentAside(document(3_000_000))).rejects.toMatchObject(notExamined)
  limitExamination(MAX_EXAMINATION_MS)
}

it('refuses the request after the longest time, and accepts the document the next time', async () => {
  await endThread()
  await expect(checkDocumentAside(document(30_000))).resolves.toBeUndefined()
})

it.each([
  ['ends', async (thread: Worker) => void (await thread.terminate())],
  [
    'is without memory',
    async (thread: Worker) => void thread.emit('error', Object.assign(new Error('no memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })),
  ],
])('refuses the request when the thread %s, and accepts the document the next time', async (_what, end) => {
  await endThread()
  const ended = nextThread().then(end)
  await expect(checkDocumentAside(document(3_000_000))).rejects.toMatchObject(notExamined)
  await ended
  await expect(checkDocumentAside(document(30_000))).resolves.toBeUndefined()
})

it('accepts a document after its thread ended without work', async () => {
  await endThread()
  const started = nextThread()
  await checkDocumentAside(document(30_000))
  await (await started).terminate()
  await expect(checkDocumentAside(document(30_000))).resolves.toBeUndefined()
})
