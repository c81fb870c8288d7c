import { z } from 'zod'
import {
  allergens,
  containers,
  nutritionSchema,
  productTypes,
  sweetnesses,
  wineColours,
  withdrawalExemptions,
} from '#schemas/api/shop/product.ts'
import { byLocale, mediaToken, tagValue } from './seed-fields.ts'

const key = z.string().regex(/^[a-z0-9-]+$/)
const value = z.string().regex(/^[A-Z][A-Z0-9_]*$/)
const euros = z.number().positive()
const labels = byLocale(z.string())

/** The schema of `catalogue.json` of a seed folder: the labels of its products. */
export const catalogueSeedSchema = z
  .strictObject({
    kinds: z.array(z.strictObject({ value, labels })),
    variations: z.array(
      z.strictObject({
        key,
        texts: byLocale(z.strictObject({ label: z.string(), displayLabel: z.string().optional() })),
        values: z.array(z.strictObject({ key, labels })),
      }),
    ),
    /** In euros or per cent. */
    discounts: z.array(z.strictObject({ key, type: z.enum(['EURO', 'PERCENT']), amount: z.number().positive() })),
    mealIcons: z.array(z.strictObject({ type: value, icon: z.string(), labels })),
  })
  .partial()

/** The labels of the products of a seed. */
export type CatalogueSeed = z.infer<typeof catalogueSeedSchema>

const sellable = z.strictObject({
  year: z.number().int().nullable(),
  /** In millilitres. */
  capacity: z.number().int().positive().nullable(),
  unit: z.enum(['LITER', 'CENTILITRE']),
  /** `contenance/magnum`: the keys of the variation and its value. */
  variations: z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)).default([]),
  price: euros,
  discount: key.optional(),
  /** Earlier prices, for the crossed-out price. */
  pastPrices: z.array(z.strictObject({ daysAgo: z.number().int().positive(), price: euros })).default([]),
  sellByMultipleOf: z.number().int().positive().optional(),
  abv: z.number().positive().optional(),
  drinkFrom: z.number().int().optional(),
  drinkTo: z.number().int().optional(),
  container: z.enum(containers).default('BOTTLE'),
  stock: z.number().int().nonnegative().nullable(),
})
const declination = sellable.extend({ image: mediaToken.optional() })

/** A variant of a seed, or a product without variants. A variant may have its own image. */
export type SellableSeed = z.infer<typeof declination>

/** The schema of `products/<key>.json` of a seed folder. */
export const productSeedSchema = z.strictObject({
  type: z.enum(productTypes),
  reference: z.string(),
  kind: value,
  isVintage: z.boolean(),
  tags: z.array(tagValue),
  images: z.array(mediaToken).min(1),
  order: z.number().int(),
  variations: z.array(key).default([]),
  withdrawalExemption: z.enum(withdrawalExemptions).optional(),
  appellation: z.string().optional(),
  colour: z.enum(wineColours).optional(),
  sweetness: z.enum(sweetnesses).optional(),
  grapes: z.array(z.string()).default([]),
  isOrganic: z.boolean().default(false),
  allergens: z.array(z.enum(allergens)).default([]),
  servingTemperature: z.strictObject({ from: z.number().int(), to: z.number().int() }).optional(),
  nutrition: nutritionSchema.optional(),
  declinations: z.array(declination).optional(),
  own: sellable.optional(),
  /** The contents of a box: bottles by product, vintage and size. */
  contents: z
    .array(
      z.strictObject({
        product: key,
        year: z.number().int().nullable(),
        capacity: z.number().int(),
        quantity: z.number().int().positive(),
      }),
    )
    .default([]),
  meals: z.array(value).default([]),
  awards: z
    .array(
      z.strictObject({
        year: z.number().int(),
        vintage: z.number().int().optional(),
        image: mediaToken.optional(),
        texts: byLocale(z.strictObject({ name: z.string(), contest: z.string() })),
      }),
    )
    .default([]),
  recommended: z.array(key).default([]),
  texts: byLocale(
    z.strictObject({ slug: z.string(), title: z.string(), summary: z.string(), content: z.string(), ingredients: z.string().optional() }),
  ),
})

/** A product of a seed. */
export type ProductSeed = z.infer<typeof productSeedSchema>
