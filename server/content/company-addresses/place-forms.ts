import { companyAddressRecord } from '#schemas/admin/records/company-address.ts'
import type { RecordOf } from '#schemas/admin/records/record-kind.ts'
import type { placeResource } from '#schemas/admin/resources/kinds/places.ts'
import type { FormOf } from '#schemas/admin/resources/resource.ts'
import { codesOf, namedUses, wordsOfUses } from '#schemas/text/place-uses.ts'
import type { FormStore } from '#server/platform/resources/store.ts'
import { tableForms } from '#server/platform/resources/table-forms/table-forms.ts'

type Form = FormOf<typeof placeResource>
type Stored = RecordOf<typeof companyAddressRecord>

/** The form of an address whose uses are stored as codes. */
function formOf({ types, otherUses, ...own }: Stored): Form {
  const has = (field: keyof typeof namedUses): boolean => types.includes(namedUses[field])
  const marks = { isHeadOffice: has('isHeadOffice'), isCollect: has('isCollect'), isMailPickup: has('isMailPickup') }
  return { ...own, ...marks, otherUses: wordsOfUses(types, otherUses) }
}

function storedOf({ isHeadOffice, isCollect, isMailPickup, ...own }: Form): Stored {
  return { ...own, types: [...codesOf({ isHeadOffice, isCollect, isMailPickup }, own.otherUses)] }
}

const rows = tableForms(companyAddressRecord, { table: 'company_addresses' })

/** Reads and writes the forms of addresses. */
export const placeForms: FormStore<typeof placeResource> = {
  read: async (db, siteId, ids) => {
    const found = await rows.read(db, siteId, ids)
    return new Map([...found].map(([id, stored]) => [id, formOf(stored)]))
  },
  write: (trx, siteId, forms) => rows.write(trx, siteId, new Map([...forms].map(([id, form]) => [id, storedOf(form)]))),
  startingWith: (db, siteId, path, start) => rows.startingWith(db, siteId, path, start),
}
