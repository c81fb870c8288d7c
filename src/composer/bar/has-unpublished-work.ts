import { netBatches, sentBatch, SITE_AUTHOR } from '#engine/draft/sync/batch.ts'
import { PUBLICATION, RESET } from '#schemas/admin/drafts/server-steps.ts'
import { historyOf, type DraftClient } from '#engine/draft/sync/draft-client.ts'

const known = new WeakMap<DraftClient, boolean>()

/** True when the draft holds acts that were not taken back since it was what visitors see: published, or reset after a plan. */
export function hasUnpublishedWork(client: DraftClient): boolean {
  const former = known.get(client)
  if (former !== undefined) return former
  const history = historyOf(client)
  const last = history.findLastIndex(({ label, edits }) => label === RESET || (label === PUBLICATION && edits.length === 0))
  // A step of the site brings what visitors see already.
  const acts = history.slice(last + 1).filter(({ by }) => by !== SITE_AUTHOR)
  const answer = netBatches(acts.map(sentBatch)).some(({ operations }) => operations.length > 0)
  known.set(client, answer)
  return answer
}
