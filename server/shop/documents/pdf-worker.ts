import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawLegal, type LegalContent } from './render-legal.ts'

/** How much those who wait for an answer come before papers, where the system tells threads apart. */
const niceness = 10

function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness)
  } catch {
    // Elsewhere than on Linux papers are drawn like everything else.
  }
}

stepBack()
parentPort?.on('message', ({ id, paper }: { id: number; paper: LegalContent }) => {
  const done = drawLegal(paper).then(
    (drawn) => {
      const bytes = new Uint8Array(drawn)
      parentPort?.postMessage({ id, bytes }, [bytes.buffer])
    },
    (error: unknown) => parentPort?.postMessage({ id, error }),
  )
  void done
})
