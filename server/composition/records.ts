import type { Sanitise } from '#engine/text/html-rules.ts'
import { createCompanyAddressRecords } from '#server/content/company-addresses/company-address-records.ts'
import { createReviewRecords } from '#server/content/reviews/review-records.ts'
import { createNewsletterListRecords } from '#server/people/newsletter/newsletter-list-records.ts'
import { createLabelRecords } from '#server/shop/catalogue/labels/label-records.ts'
import { createCarrierRecords } from '#server/shop/delivery/carrier-records.ts'
import { createDiscountRecords } from '#server/shop/discounts/discount-records.ts'

/** Makes the stores of the records that no screen of the panel writes yet. */
export function createRecords(sanitise: Sanitise) {
  return {
    companyAddresses: createCompanyAddressRecords(sanitise),
    reviews: createReviewRecords(sanitise),
    newsletterLists: createNewsletterListRecords(sanitise),
    carriers: createCarrierRecords(sanitise),
    ...createDiscountRecords(sanitise),
    ...createLabelRecords(sanitise),
  }
}

/** The stores of records, by their kinds. */
export type Records = ReturnType<typeof createRecords>
