import { sql } from 'kysely'
import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import { hashedRow } from '../hashed-columns.ts'
import { recordItem } from '../record-item.ts'
import type { SeedItem } from '../seed-item.ts'
import type { ShopSeed } from '../shop-schema.ts'

type CarrierSeed = NonNullable<ShopSeed['carriers']>[number]
type CodeSeed = NonNullable<ShopSeed['codes']>[number]
type StepSeed = NonNullable<ShopSeed['steps']>[number]

const daySeconds = 86_400
/** Cents, and hundredths of a per cent. */
const hundredths = inCents

function carrierItem(seed: CarrierSeed, position: number): SeedItem {
  const { name, serviceCode, deliveryType, siteType, delayDays, trackingUrl, tariffs } = seed
  return recordItem({
    key: `carrier:${serviceCode}`,
    source: { position, ...seed },
    ...{ name: serviceCode, store: ({ carriers }) => carriers },
    form: (_context, before) => ({
      ...{ name, serviceCode, deliveryType, siteType, position, trackingUrl, isEnabled: before?.isEnabled ?? true },
      ...{ delayFrom: delayDays[0], delayTo: delayDays[1] },
      tariffs: tariffs.flatMap(({ country, prefixes, from, to, price }) =>
        prefixes.map((prefix) => ({
          ...{ country, postalPrefix: prefix || null, fromUnits: from, toUnits: to, fromGoods: 0, toGoods: null },
          price: price === null ? null : inCents(price),
        })),
      ),
    }),
    read: async ({ db, siteId }) => {
      const { rows } = await sql<{ row: unknown }>`
        select ${hashedRow('c', 'carriers')} || jsonb_build_object('tariffs', (
          select jsonb_agg(${hashedRow('t', 'carrier_tariffs')} order by t.id) from carrier_tariffs t where t.carrier_id = c.id
        )) as row from carriers c where c.site_id = ${siteId} and c.service_code = ${serviceCode}
      `.execute(db)
      return rows[0]?.row ?? null
    },
  })
}

function codeItem(seed: CodeSeed): SeedItem {
  const { code, type, amount, detailType, endedDaysAgo, minimumGoods, maximumUses, maximumPerBuyer } = seed
  return recordItem({
    key: `discount-code:${code}`,
    source: seed,
    ...{ name: code, store: ({ discountCodes }) => discountCodes },
    form: async ({ db }) => ({
      ...{ code, type, amount: hundredths(amount), detailType, startsAt: null },
      endsAt: endedDaysAgo === undefined ? null : (await secondsFromNow(db, -endedDaysAgo * daySeconds)).toISOString(),
      minimumGoods: minimumGoods === undefined ? null : inCents(minimumGoods),
      ...{ maximumUses: maximumUses ?? null, maximumPerBuyer: maximumPerBuyer ?? null },
    }),
    read: async ({ db, siteId }) => {
      const { rows } = await sql<{ row: unknown }>`
        select ${hashedRow('c', 'discount_codes')} as row from discount_codes c where c.site_id = ${siteId} and c.code = ${code}
      `.execute(db)
      return rows[0]?.row ?? null
    },
  })
}

function stepItem({ bottles, type, amount, detailType }: StepSeed): SeedItem {
  return recordItem({
    key: `discount-step:${bottles}`,
    source: { type, amount, detailType },
    ...{ name: bottles, store: ({ discountSteps }) => discountSteps },
    form: () => ({ bottles, type, amount: hundredths(amount), detailType }),
    read: async ({ db, siteId }) => {
      const steps = db
        .selectFrom('discount_steps')
        .select(['site_id', 'bottles', 'type', 'amount', 'detail_type'])
        .where('site_id', '=', siteId)
      return (await steps.where('bottles', '=', bottles).executeTakeFirst()) ?? null
    },
  })
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
