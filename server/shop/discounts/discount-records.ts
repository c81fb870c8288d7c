import { sql, type Transaction } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { discountCodeRecord, discountStepRecord } from '#schemas/admin/records/discounts.ts'
import type { RecordOf } from '#schemas/admin/records/record-kind.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import { createRecordStore } from '#server/platform/resources/records/record-store.ts'

type Codes = ReadonlyMap<number, RecordOf<typeof discountCodeRecord>>

/** Codes that were used more often than they would allow. The rows are locked, so that no order uses one meanwhile. */
async function overusedCodes(trx: Transaction<Tables>, siteId: number, codes: Codes): Promise<InvalidField[]> {
  const { rows } = await sql<{ readonly id: number; readonly used: number }>`
    select id, used from discount_codes where site_id = ${siteId} and id = any(${[...codes.keys()]}) order by id for no key update`.execute(
    trx,
  )
  const isOverused = ({ id, used }: { id: number; used: number }): boolean => used > (codes.get(id)?.maximumUses ?? used)
  return rows.filter(isOverused).map(({ used }) => ({ field: 'maximumUses', code: 'MIN', min: used }))
}

/** Makes the stores of discount codes, and of the discounts by the number of bottles. */
export function createDiscountRecords(sanitise: Sanitise) {
  return {
    discountCodes: createRecordStore(discountCodeRecord, { table: 'discount_codes', name: 'code', faultsOf: overusedCodes }, sanitise),
    discountSteps: createRecordStore(discountStepRecord, { table: 'discount_steps', name: 'bottles' }, sanitise),
  }
}
