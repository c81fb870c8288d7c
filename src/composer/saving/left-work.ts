import { isWaitingBatch, isWaitingWork } from '#schemas/composer/waiting-work.ts'
import { abandonedWork } from './take-up.ts'
import type { WaitingWork, WaitingWorkStore } from './waiting-work.ts'

/** Reads stored work: its batches up to the first that cannot be read, since the later ones build on it. Null for what is no work at all. */
export function readWork(stored: unknown): { readonly work: WaitingWork; readonly isWhole: boolean } | null {
  if (!isWaitingWork(stored)) return null
  const work = stored as WaitingWork
  const odd = work.pending.findIndex((batch) => !isWaitingBatch(batch))
  return odd === -1 ? { work, isWhole: true } : { work: { ...work, pending: work.pending.slice(0, odd) }, isWhole: false }
}

/** The place of work, and what is needed to take it up. */
export interface LeftPlace {
  readonly waiting: WaitingWorkStore
  readonly document: string
  /** True for work of a tab that is still open. */
  readonly isAlive: (key: string) => Promise<boolean>
  /** Called when work of another version of the composer, or damaged work, was set aside. */
  readonly onSetAside: () => void
}

/** Finds the work that an earlier visit has left. What cannot be read is set aside in the browser, so that it is met once and not lost. */
export async function findLeftWork({ waiting, document, isAlive, onSetAside }: LeftPlace): Promise<WaitingWork | undefined> {
  const works: WaitingWork[] = []
  for (const stored of await waiting.of(document)) {
    const read = readWork(stored)
    if (read) works.push(read.work)
    if (read?.isWhole || (await isAlive(String(stored.key)))) continue
    await waiting.setAside(stored)
    onSetAside()
  }
  return (await abandonedWork(works, isAlive))[0]
}
