import type { Sanitise } from '#engine/text/html-rules.ts'
import { mealIconRecord, productKindRecord, variationRecord, variationValueRecord } from '#schemas/admin/records/catalogue.ts'
import { productDiscountRecord } from '#schemas/admin/records/discounts.ts'
import { createRecordStore } from '#server/platform/resources/records/record-store.ts'

/** Makes the stores of what products are grouped, varied and reduced by, and what they go with. */
export function createLabelRecords(sanitise: Sanitise) {
  return {
    productKinds: createRecordStore(productKindRecord, { table: 'product_kinds', name: 'value' }, sanitise),
    variations: createRecordStore(variationRecord, { table: 'variations' }, sanitise),
    variationValues: createRecordStore(variationValueRecord, { table: 'variation_values' }, sanitise),
    productDiscounts: createRecordStore(productDiscountRecord, { table: 'product_discounts' }, sanitise),
    mealIcons: createRecordStore(mealIconRecord, { table: 'meal_icons', name: 'type' }, sanitise),
  }
}
