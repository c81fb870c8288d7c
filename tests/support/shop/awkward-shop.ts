import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { addBox, addCarrier, addWine, setParameters, shopId } from './shop.ts'

/** Prices, volumes, taxes and discounts that do not divide evenly. */
const wines = [
  { price: 1299, capacityMl: 750 },
  { price: 833, capacityMl: 375, vatRate: 2000 },
  { price: 4707, capacityMl: 1500, multiple: 2 },
  { price: 1, capacityMl: 750, multiple: 6 },
  { price: 1850, capacityMl: 750, hasShippingFees: false },
  { price: 599, capacityMl: 3000, vatRate: 550 },
  { price: 2345, capacityMl: 500, vatRate: 1000 },
] as const
/** Codes with discounts that do not divide evenly. */
export const awkwardCodes = [
  ...[
    { code: 'SEPT', type: 'PERCENT', amount: 733, detail_type: 'ORDER' } as const,
    { code: 'EUROS', type: 'EURO', amount: 1337, detail_type: 'ORDER' } as const,
    { code: 'PIECE', type: 'EURO', amount: 99, detail_type: 'PRODUCT' } as const,
  ],
  ...[
    { code: 'PART', type: 'PERCENT', amount: 1250, detail_type: 'PRODUCT' } as const,
    { code: 'PORT', type: 'PERCENT', amount: 5000, detail_type: 'SHIPPING_FEES' } as const,
  ],
]

/** A variant with its order multiple. */
interface AwkwardArticle {
  readonly productId: number
  readonly id: number
  readonly step: number
}

/** Adds wines and a box to the shop. */
export async function addAwkwardCatalogue(db: Kysely<Tables>): Promise<AwkwardArticle[]> {
  const { id: discountId } = await db
    .insertInto('product_discounts')
    .values({ site_id: shopId, type: 'PERCENT', amount: 1500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sold: AwkwardArticle[] = []
  for (const [index, wish] of wines.entries()) {
    const made = await addWine(db, { ...wish, onHand: null, ...(index % 2 === 0 && { discountId }) })
    sold.push({ ...made, step: 'multiple' in wish ? wish.multiple : 1 })
  }
  const box = await addBox(
    db,
    [
      [sold[0]!.id, 2],
      [sold[1]!.id, 1],
    ],
    { price: 3333 },
  )
  return [...sold, { productId: box, id: box, step: 1 }]
}

/** Adds codes, tiers, thresholds and carriers to the shop, one of them for small parcels only. */
export async function addAwkwardRules(db: Kysely<Tables>): Promise<void> {
  const tariffs = [
    { to: 6, price: 1290 },
    { from: 7, to: null, price: 2147 },
  ]
  await addCarrier(db, { code: 'COLI', tariffs })
  await addCarrier(db, { code: 'VELO', tariffs: [{ to: 12, price: 990 }] })
  await addCarrier(db, { code: 'MR24', deliveryType: 'PICKUP', tariffs: [{ price: 690 }] })
  await setParameters(db, { BANK_IBAN: 'FR7630006000011234567890189', FREE_SHIPPING_BOTTLE: 18, FREE_SHIPPING_PRICE: 333 })
  await db
    .insertInto('discount_codes')
    .values(awkwardCodes.map((code) => ({ site_id: shopId, ...code })))
    .execute()
  await db
    .insertInto('discount_steps')
    .values([
      { site_id: shopId, bottles: 9, type: 'PERCENT', amount: 333, detail_type: 'ORDER' },
      { site_id: shopId, bottles: 15, type: 'EURO', amount: 1111, detail_type: 'ORDER' },
    ])
    .execute()
}
