import type { Sanitise } from '#engine/text/html-rules.ts'
import { companyAddressRecord } from '#schemas/admin/records/company-address.ts'
import { createRecordStore } from '#server/platform/resources/records/record-store.ts'

/** Makes the store of the places of a company. */
export function createCompanyAddressRecords(sanitise: Sanitise) {
  return createRecordStore(companyAddressRecord, { table: 'company_addresses', name: 'name' }, sanitise)
}
