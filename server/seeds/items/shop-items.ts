import { sql, type Kysely } from 'kysely'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { hashedRow } from '../hashed-columns.ts'
import type { SeedContext, SeedItem } from '../seed-item.ts'
import type { ShopSeed } from '../shop-schema.ts'

type CarrierSeed = NonNullable<ShopSeed['carriers']>[number]
type CodeSeed = NonNullable<ShopSeed['codes']>[number]
type StepSeed = NonNullable<ShopSeed['steps']>[number]

const daySeconds = 86_400
/** Cents, and hundredths of a per cent. */
const hundredths = inCents

async function countryIds(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('countries').select(['id', 'alpha_two']).execute()
  return new Map(rows.map(({ id, alpha_two: alphaTwo }) => [alphaTwo, id]))
}

async function writeTariffs({ db, siteId }: SeedContext, carrierId: number, tariffs: CarrierSeed['tariffs']): Promise<void> {
  const countries = await countryIds(db)
  const rows = tariffs.flatMap(({ country, prefixes, from, to, price }) => {
    const countryId = countries.get(country)
    if (countryId === undefined) throw new Error(`the seed names the country ${country}, which is not there`)
    const bracket = { from_units: from, to_units: to, price: price === null ? null : inCents(price) }
    return prefixes.map((prefix) => ({ site_id: siteId, carrier_id: carrierId, country_id: countryId, postal_prefix: prefix, ...bracket }))
  })
  await db.deleteFrom('carrier_tariffs').where('carrier_id', '=', carrierId).execute()
  await db.insertInto('carrier_tariffs').values(rows).execute()
}

function carrierItem(seed: CarrierSeed, position: number): SeedItem {
  const { name, serviceCode, deliveryType, siteType, delayDays, trackingUrl, tariffs } = seed
  return {
    key: `carrier:${serviceCode}`,
    source: { position, ...seed },
    apply: async (context) => {
      const row = {
        ...{ position, name, delivery_type: deliveryType, site_type: siteType, tracking_url: trackingUrl },
        ...{ delay_from: delayDays[0], delay_to: delayDays[1] },
      }
      const { id } = await context.db
        .insertInto('carriers')
        .values({ site_id: context.siteId, service_code: serviceCode, ...row })
        .onConflict((conflict) => conflict.columns(['site_id', 'service_code']).doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeTariffs(context, id, tariffs)
      return id
    },
    read: async ({ db, siteId }) => {
      const { rows } = await sql<{ row: unknown }>`
        select ${hashedRow('c', 'carriers')} || jsonb_build_object('tariffs', (
          select jsonb_agg(${hashedRow('t', 'carrier_tariffs')} order by t.id) from carrier_tariffs t where t.carrier_id = c.id
        )) as row from carriers c where c.site_id = ${siteId} and c.service_code = ${serviceCode}
      `.execute(db)
      return rows[0]?.row ?? null
    },
  }
}

function codeItem(seed: CodeSeed): SeedItem {
  const { code, type, amount, detailType, endedDaysAgo, minimumGoods, maximumUses, maximumPerBuyer } = seed
  return {
    key: `discount-code:${code}`,
    source: seed,
    apply: async ({ db, siteId }) => {
      const row = {
        ...{ type, amount: hundredths(amount), detail_type: detailType },
        ends_at: endedDaysAgo === undefined ? null : await secondsFromNow(db, -endedDaysAgo * daySeconds),
        minimum_goods: minimumGoods === undefined ? null : inCents(minimumGoods),
        ...{ maximum_uses: maximumUses ?? null, maximum_per_buyer: maximumPerBuyer ?? null },
      }
      const { id } = await db
        .insertInto('discount_codes')
        .values({ site_id: siteId, code, ...row })
        .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    read: async ({ db, siteId }) => {
      const { rows } = await sql<{ row: unknown }>`
        select ${hashedRow('c', 'discount_codes')} as row from discount_codes c where c.site_id = ${siteId} and c.code = ${code}
      `.execute(db)
      return rows[0]?.row ?? null
    },
  }
}

function stepItem({ bottles, type, amount, detailType }: StepSeed): SeedItem {
  return {
    key: `discount-step:${bottles}`,
    source: { type, amount, detailType },
    apply: async ({ db, siteId }) => {
      const row = { type, amount: hundredths(amount), detail_type: detailType }
      await db
        .insertInto('discount_steps')
        .values({ site_id: siteId, bottles, ...row })
        .onConflict((conflict) => conflict.columns(['site_id', 'bottles']).doUpdateSet(row))
        .execute()
      return null
    },
    read: async ({ db, siteId }) => {
      const steps = db
        .selectFrom('discount_steps')
        .select(['site_id', 'bottles', 'type', 'amount', 'detail_type'])
        .where('site_id', '=', siteId)
      return (await steps.where('bottles', '=', bottles).executeTakeFirst()) ?? null
    },
  }
}

/** The setting CLICK_AND_COLLECT_HOURS, with the numbers of the addresses that the seed names. */
function collectItem({ leadHours, schedules }: NonNullable<ShopSeed['collect']>): SeedItem {
  return {
    key: 'collect-hours',
    source: { leadHours, schedules },
    apply: async ({ features, siteId, ids }) => {
      const numbered = schedules.map(({ address, ...schedule }) => {
        const idAddress = ids.get(`company-address:${address}`)
        if (idAddress === undefined) throw new Error(`the seed collects at ${address}, which is no address of the company`)
        return { ...schedule, idAddress }
      })
      await features.parameters.set(siteId, 'CLICK_AND_COLLECT_HOURS', JSON.stringify({ leadHours, schedules: numbered }))
      return null
    },
    read: async ({ db, siteId }) => {
      const settings = db.selectFrom('parameters').select('value').where('site_id', '=', siteId)
      return (await settings.where('type', '=', 'CLICK_AND_COLLECT_HOURS').executeTakeFirst()) ?? null
    },
  }
}

/** How the shop of a seed sends what it sells, when it can be collected, and what codes and steps take off. */
export function shopItems({ carriers = [], codes = [], steps = [], collect }: ShopSeed): SeedItem[] {
  return [...carriers.map(carrierItem), ...codes.map(codeItem), ...steps.map(stepItem), ...(collect ? [collectItem(collect)] : [])]
}
