import { z } from 'zod'

const euros = z.number().nonnegative()
const key = z.string().regex(/^[A-Z0-9_]{1,20}$/)
const discount = {
  type: z.enum(['EURO', 'PERCENT']),
  /** In euros or per cent. */
  amount: z.number().positive(),
  detailType: z.enum(['PRODUCT', 'ORDER', 'SHIPPING_FEES']),
}

const tariff = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** The prefixes of the postal codes to which it applies; empty for the whole country. */
  prefixes: z.array(z.string()).min(1).default(['']),
  from: z.number().int().nonnegative().default(0),
  to: z.number().int().positive().nullable().default(null),
  /** In euros; null when there is no delivery. */
  price: euros.nullable(),
})

/** The schema of `shop.json` of a seed folder. */
export const shopSeedSchema = z
  .strictObject({
    carriers: z.array(
      z.strictObject({
        ...{ name: z.string(), serviceCode: key, deliveryType: z.enum(['DELIVERY', 'PICKUP']) },
        siteType: z.enum(['CLASSIC', 'VIGNOBLE_EXPORT']).default('CLASSIC'),
        delayDays: z.tuple([z.number().int(), z.number().int()]),
        trackingUrl: z.string().nullable().default(null),
        tariffs: z.array(tariff).min(1),
      }),
    ),
    codes: z.array(
      z.strictObject({
        ...{ code: key, ...discount },
        /** The number of days since its end. */
        endedDaysAgo: z.number().positive().optional(),
        ...{ minimumGoods: euros.optional(), maximumUses: z.number().int().positive().optional() },
        maximumPerBuyer: z.number().int().positive().optional(),
      }),
    ),
    steps: z.array(z.strictObject({ bottles: z.number().int().positive(), ...discount, detailType: z.enum(['ORDER', 'SHIPPING_FEES']) })),
    collect: z.strictObject({
      leadHours: z.number().int().nonnegative(),
      schedules: z.array(
        z.strictObject({
          /** The name of one of the company addresses. */
          ...{ id: z.number().int(), address: z.string(), day: z.number().int().min(0).max(7) },
          ...{ from: z.string(), to: z.string(), capacity: z.number().int().positive() },
        }),
      ),
    }),
  })
  .partial()

/** The carriers and discounts of the shop of a seed. */
export type ShopSeed = z.infer<typeof shopSeedSchema>
