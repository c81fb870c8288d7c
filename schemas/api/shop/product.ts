import { z } from 'zod'
import { imageSchema } from '#schemas/api/base/image.ts'
import { rowIdSchema, tagSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'

/** The product types. */
export const productTypes = ['WINE', 'BOX'] as const

/** The colours of wine. */
export const wineColours = ['RED', 'WHITE', 'ROSE', 'ORANGE'] as const

/** The sweetness of wines, the driest first. */
export const sweetnesses = ['BRUT_NATURE', 'EXTRA_BRUT', 'BRUT', 'DRY', 'MEDIUM_DRY', 'MEDIUM_SWEET', 'SWEET'] as const

/** The allergens of wines. */
export const allergens = ['SULPHITES', 'EGG', 'MILK', 'FISH'] as const

/** The containers of wines. */
export const containers = ['BOTTLE', 'BAG_IN_BOX', 'CAN', 'KEG'] as const

/** The reasons for an exclusion from withdrawal (article L221-28 of the consumers’ code). */
export const withdrawalExemptions = ['MARKET_PRICE_ALCOHOL', 'PERISHABLE', 'UNSEALED'] as const

const euros = z.number().nonnegative()
const count = z.number().int().nonnegative()
const year = z.number().int().min(1900).max(2100)

/** A discount in euros or percent. */
export const discountSchema = z.object({
  id: rowIdSchema,
  type: z.enum(['EURO', 'PERCENT']),
  amount: z.number().positive(),
  detailType: z.enum(['PRODUCT', 'ORDER', 'SHIPPING_FEES']),
  code: z.string().nullable(),
})

/** The sale data of a variant; for a product with variants, those of the cheapest one. */
const saleShape = {
  /** In euros, all taxes included, before the catalogue discount; null when prices are hidden or it is not on sale. */
  price: euros.nullable(),
  discount: discountSchema.nullable(),
  /** The price after the catalogue discount. */
  priceToPay: euros.nullable(),
  /** The lowest price in the thirty days before a reduction, for the crossed-out price. */
  lowestPrice: euros.nullable(),
  pricePerLitre: euros.nullable(),
  onSale: z.boolean(),
  /** The stock; null when it is not managed. */
  quantity: count.nullable(),
  /** True when the stock limits the quantity. */
  setQuantity: z.boolean(),
  sellByMultipleOf: count.nullable(),
}

const capacityShape = {
  capacity: z.number().positive().nullable(),
  capacityUnit: z.enum(['LITER', 'CENTILITRE']).nullable(),
}

/** The data of a variant that differ within a product. */
const bottleShape = {
  year: year.nullable(),
  ...capacityShape,
  /** The alcohol content in percent by volume. */
  abv: z.number().nonnegative().nullable(),
  drinkFrom: year.nullable(),
  drinkTo: year.nullable(),
  container: z.enum(containers).nullable(),
  /** True when the capsule proves that the excise duties are paid. */
  crd: z.boolean(),
}

/** The data common to all bottles of a wine. */
const wineShape = {
  appellation: z.string().nullable(),
  colour: z.enum(wineColours).nullable(),
  sweetness: z.enum(sweetnesses).nullable(),
  grapes: z.array(z.string()),
  organic: z.boolean(),
  allergens: z.array(z.enum(allergens)),
}

const variationValueSchema = z.object({ label: z.string() })
const variationSchema = z.object({ label: z.string(), displayLabel: z.string().nullable() })

/** A variant of a product, for example a vintage. */
export const declinationSchema = z.object({
  id: rowIdSchema,
  ...saleShape,
  ...bottleShape,
  variation1: variationValueSchema.nullable(),
  variation2: variationValueSchema.nullable(),
  variation3: variationValueSchema.nullable(),
  /** Its own image, when it differs from that of the product. */
  image: imageSchema.optional(),
})

/** A variant of a product, for example a vintage. */
export type Declination = z.infer<typeof declinationSchema>

/** A bottle in a box with its quantity, by its variant id, with the facts of the bottle sold alone. */
const contentSchema = z.object({
  ...{ idProduct: rowIdSchema, name: z.string(), quantity: count },
  /** Its page; absent when it is not public. */
  url: urlPathSchema.optional(),
  ...z
    .object({ ...bottleShape, ...wineShape })
    .omit({ drinkFrom: true, drinkTo: true })
    .partial().shape,
})

/** A product in a list. */
export const productItemSchema = z.object({
  id: rowIdSchema,
  idProduct: rowIdSchema,
  reference: z.string(),
  name: z.string(),
  url: urlPathSchema,
  summary: z.string().nullable(),
  type: z.object({ id: rowIdSchema, type: z.enum(productTypes) }),
  kind: tagSchema.nullable(),
  tags: z.array(tagSchema),
  isVintage: z.boolean(),
  image: imageSchema.nullable(),
  ...saleShape,
  ...bottleShape,
  hasShippingFees: z.boolean(),
  /** The contents of a box; empty for a wine. */
  products: z.array(contentSchema),
  variation1: variationSchema.nullable(),
  variation2: variationSchema.nullable(),
  variation3: variationSchema.nullable(),
  ...wineShape,
  /** The serving temperature in degrees: minimum and maximum. */
  servingTemperature: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  declinations: z.array(declinationSchema),
})

/** A product in a list. */
export type ProductItem = z.infer<typeof productItemSchema>

/** The nutrition facts of 100 ml: energy in kilojoules and kilocalories, the rest in grams. */
export const nutritionSchema = z.object({
  energyKj: count,
  energyKcal: count,
  fat: z.number().nonnegative().optional(),
  saturates: z.number().nonnegative().optional(),
  carbohydrate: z.number().nonnegative().optional(),
  sugars: z.number().nonnegative().optional(),
  protein: z.number().nonnegative().optional(),
  salt: z.number().nonnegative().optional(),
})

/** The nutrition facts of 100 ml. */
export type Nutrition = z.infer<typeof nutritionSchema>

const compositionSchema = z.object({ ingredients: z.string().nullable(), nutrition: nutritionSchema.nullable() })

/** A product with all of its data. */
export const productSchema = productItemSchema.extend({
  /** The contents of a box with their composition. */
  products: z.array(contentSchema.extend(compositionSchema.partial().shape)),
  content: z.string(),
  images: z.array(imageSchema),
  /** The ids of the matching dishes. */
  mealIcons: z.array(rowIdSchema),
  ...compositionSchema.shape,
  withdrawalExempt: z.boolean(),
  withdrawalExemption: z.enum(withdrawalExemptions).nullable(),
  /** The variant whose id was requested. */
  currentDeclination: rowIdSchema.optional(),
})

/** A bottle in a box with its quantity and composition. */
export type BoxedWine = z.infer<typeof productSchema>['products'][number]

/** A product with all of its data. */
export type Product = z.infer<typeof productSchema>

/** A variation axis with its values. */
export const variationWithValuesSchema = variationSchema.extend({
  id: rowIdSchema,
  values: z.array(z.object({ id: rowIdSchema, label: z.string() })),
})

/** An award of a wine. */
export const awardSchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  contest: z.string(),
  year,
  /** The vintage of the award, when it applies to one only. */
  vintage: year.optional(),
  image: imageSchema.nullable(),
})

/** An award of a wine. */
export type Award = z.infer<typeof awardSchema>

/** A dish that matches wines. */
export const mealIconSchema = z.object({ id: rowIdSchema, type: z.string(), label: z.string(), icon: z.string() })

/** A dish that matches wines. */
export type MealIcon = z.infer<typeof mealIconSchema>

const facetSchema = tagSchema.extend({ count })

/** The facets of a catalogue with the number of products. */
export const productFacetsSchema = z.object({
  kinds: z.array(facetSchema),
  tags: z.array(facetSchema),
  /** The newest first. */
  years: z.array(z.object({ year, count })),
  colours: z.array(facetSchema),
  /** In alphabetical order, like the grapes. */
  appellations: z.array(facetSchema),
  grapes: z.array(facetSchema),
  /** The driest first. */
  sweetnesses: z.array(facetSchema),
  /** The number of organic products. */
  organic: count,
})

/** The facets of a catalogue. */
export type ProductFacets = z.infer<typeof productFacetsSchema>

/** The URL of the data sheet of a product. */
export const productFileSchema = z.object({ filename: z.string(), mimeType: z.literal('application/pdf'), url: z.string() })
