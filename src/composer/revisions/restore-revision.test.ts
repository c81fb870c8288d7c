import { expect, it } from 'vitest'
import type { RefusalReason } from '#engine/draft/operations/operation.ts'
import { shownToast } from '#kit/feedback/toast.ts'
import { restoreRevision } from './restore-revision.ts'

/** The words of the toast after a restoration, and whether it was done. */
async function restored(refused?: RefusalReason): Promise<[boolean, string | undefined]> {
  const answer = { steps: [], hash: 'h', ...(refused && { refused: { id: 'b', reason: refused } }) }
  const bench = {
    saver: { flush: () => Promise.resolve(), retry: () => undefined },
    store: { client: { base: { seq: 4, chain: 'c' } }, receive: () => undefined },
    props: { edited: { kind: 'page', id: 12 }, locale: 'fr_FR', admin: { revision: { restore: () => Promise.resolve(answer) } } },
    text: (id: string) => id,
  } as unknown as Parameters<typeof restoreRevision>[0]
  return [await restoreRevision(bench, { id: 3 }), shownToast()?.text]
}

it.each<[RefusalReason | undefined, boolean, string]>([
  [undefined, true, 'composer.revisions.restored'],
  ['TOO_MANY', false, 'composer.revisions.refused.too-many'],
  ['TOO_LARGE', false, 'composer.revisions.refused.too-large'],
  ['TOO_MUCH', false, 'composer.revisions.refused.too-large'],
  ['FORBIDDEN', false, 'composer.revisions.refused.forbidden'],
])('says after a restoration that is refused as %s what comes back', async (reason, isDone, words) => {
  expect(await restored(reason)).toEqual([isDone, words])
})
