import { sql, type Kysely, type Transaction } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { carrierFields, carrierRecord, type Tariff } from '#schemas/admin/records/carrier.ts'
import type { RecordOf } from '#schemas/admin/records/record-kind.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import { createRecordStore } from '#server/platform/resources/records/record-store.ts'
import { tableForms } from '#server/platform/resources/table-forms/table-forms.ts'

type Carriers = ReadonlyMap<number, RecordOf<typeof carrierRecord>>

const own = tableForms({ form: carrierFields }, { table: 'carriers' })

async function readTariffs(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Tariff[]>> {
  const { rows } = await sql<Tariff & { readonly carrierId: number }>`
    select t.carrier_id as "carrierId", c.alpha_two as country, nullif(t.postal_prefix, '') as "postalPrefix", t.from_units as "fromUnits",
      t.to_units as "toUnits", t.from_goods as "fromGoods", t.to_goods as "toGoods", t.price
    from carrier_tariffs t join countries c on c.id = t.country_id
    where t.site_id = ${siteId} and t.carrier_id = any(${[...ids]}) order by t.carrier_id, t.id`.execute(db)
  const byCarrier = Map.groupBy(rows, ({ carrierId }) => carrierId)
  return new Map([...byCarrier].map(([id, found]) => [id, found.map(({ carrierId: _, ...tariff }) => tariff)]))
}

/** Writes the tariffs of carriers. One that stays keeps its row; country, prefix and lower bounds tell which it is. */
async function writeTariffs(trx: Transaction<Tables>, siteId: number, carriers: Carriers): Promise<void> {
  const given = [...carriers].flatMap(([carrier, { tariffs }]) => tariffs.map((tariff) => ({ carrier, ...tariff })))
  const ids = [...carriers.keys()]
  const wanted = sql`(
    select ${siteId}::int as site_id, w.carrier as carrier_id, c.id as country_id, coalesce(w."postalPrefix", '') as postal_prefix,
      w."fromUnits" as from_units, w."toUnits" as to_units, w."fromGoods" as from_goods, w."toGoods" as to_goods, w.price, w.place
    from rows from (jsonb_to_recordset(${jsonb(given)}) as (carrier int, country text, "postalPrefix" text, "fromUnits" int, "toUnits" int,
      "fromGoods" int, "toGoods" int, price int)) with ordinality as w(carrier, country, "postalPrefix", "fromUnits", "toUnits", "fromGoods",
      "toGoods", price, place)
    join countries c on c.alpha_two = w.country)`
  const same = sql`(t.carrier_id, t.country_id, t.postal_prefix, t.from_units, t.from_goods)
    = (n.carrier_id, n.country_id, n.postal_prefix, n.from_units, n.from_goods)`
  await sql`
    delete from carrier_tariffs t where t.site_id = ${siteId} and t.carrier_id = any(${ids}) and not exists (select from ${wanted} n where ${same})`.execute(
    trx,
  )
  await sql`
    update carrier_tariffs t set to_units = n.to_units, to_goods = n.to_goods, price = n.price from ${wanted} n
    where t.site_id = ${siteId} and ${same} and (t.to_units, t.to_goods, t.price) is distinct from (n.to_units, n.to_goods, n.price)`.execute(
    trx,
  )
  await sql`
    insert into carrier_tariffs (site_id, carrier_id, country_id, postal_prefix, from_units, to_units, from_goods, to_goods, price)
    select n.site_id, n.carrier_id, n.country_id, n.postal_prefix, n.from_units, n.to_units, n.from_goods, n.to_goods, n.price
    from ${wanted} n where not exists (select from carrier_tariffs t where t.site_id = ${siteId} and ${same}) order by n.place`.execute(trx)
}

/** Tariffs for countries that do not exist. */
async function unknownCountries(trx: Transaction<Tables>, _siteId: number, carriers: Carriers): Promise<InvalidField[]> {
  const rows = await trx.selectFrom('countries').select('alpha_two').execute()
  const known = new Set(rows.map(({ alpha_two }) => alpha_two))
  return [...carriers.values()].flatMap(({ tariffs }) =>
    tariffs.flatMap(({ country }, at) => (known.has(country) ? [] : [{ field: `tariffs.${at}.country`, code: 'NOT_THERE' as const }])),
  )
}

/** Makes the store of the carriers of a shop, with their tariffs. */
export function createCarrierRecords(sanitise: Sanitise) {
  const forms = {
    async read(db: Kysely<Tables>, siteId: number, ids: readonly number[]) {
      const fields = await own.read(db, siteId, ids)
      const tariffs = await readTariffs(db, siteId, ids)
      return new Map([...fields].map(([id, form]) => [id, { ...form, tariffs: tariffs.get(id) ?? [] }]))
    },
    async write(trx: Transaction<Tables>, siteId: number, carriers: Carriers) {
      await own.write(trx, siteId, new Map([...carriers].map(([id, { tariffs: _, ...fields }]) => [id, fields])))
      await writeTariffs(trx, siteId, carriers)
    },
  }
  return createRecordStore(carrierRecord, { table: 'carriers', name: 'serviceCode', forms, faultsOf: unknownCountries }, sanitise)
}
