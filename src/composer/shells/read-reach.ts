import type { Workbench } from '#composer/workbench/workbench.ts'
import { shellIdOf } from './shell-facts.ts'

/** Reads which pages the shell of a document stands around. Without an answer the composer names no count. */
export async function readReach(bench: Pick<Workbench, 'props' | 'store' | 'reach'>): Promise<void> {
  const { admin, locale } = bench.props
  const id = shellIdOf(bench)
  const reach = await admin.shell.reach({ id, locale }).catch(() => null)
  // The page may have changed its shell in the meantime.
  if (id === shellIdOf(bench)) bench.reach.set(reach)
}

/** Follows the pages that a shell stands around: it is read now, after each publication, and when the page gets another shell. */
export function watchReach(bench: Workbench): () => void {
  let read = shellIdOf(bench)
  void readReach(bench)
  const ends = [
    bench.former.subscribe(() => void readReach(bench)),
    bench.store.onHead(() => {
      const now = shellIdOf(bench)
      if (now === read) return
      read = now
      void readReach(bench)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
