import type { Sanitise } from '#engine/text/html-rules.ts'
import { newsletterListRecord } from '#schemas/admin/records/newsletter-list.ts'
import { createRecordStore } from '#server/platform/resources/records/record-store.ts'

/** Makes the store of the letters of a site. */
export function createNewsletterListRecords(sanitise: Sanitise) {
  return createRecordStore(newsletterListRecord, { table: 'newsletter_lists' }, sanitise)
}
