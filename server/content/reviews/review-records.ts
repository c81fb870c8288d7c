import type { Sanitise } from '#engine/text/html-rules.ts'
import { reviewResource } from '#schemas/admin/resources/kinds/reviews.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'
import { createRecordStore } from '#server/platform/resources/records/record-store.ts'

/** Makes the store by which reviews come from their source, which may rewrite them. */
export function createReviewRecords(sanitise: Sanitise) {
  return createRecordStore(
    reviewResource,
    {
      table: 'reviews',
      name: 'sourceId',
      isSource: true,
      afterWrite: (trx, siteId, ids) => noteRewritten(trx, siteId, reviewResource.name, ids),
    },
    sanitise,
  )
}
