import { z } from 'zod'
import { imageSchema } from '#schemas/api/base/image.ts'
import { rowIdSchema, tagSchema, urlPathSchema } from '#schemas/api/base/scalars.ts'

/** What a shop sells. */
export const productTypes = ['WINE', 'BOX'] as const

/** The colours of wine. */
export const wineColours = ['RED', 'WHITE', 'ROSE', 'ORANGE'] as const

/** How sweet a wine is, the driest first. */
export const sweetnesses = ['BRUT_NATURE', 'EXTRA_BRUT', 'BRUT', 'DRY', 'MEDIUM_DRY', 'MEDIUM_SWEET', 'SWEET'] as const

/** What a wine may hold that some people cannot bear. */
export const allergens = ['SULPHITES', 'EGG', 'MILK', 'FISH'] as const

/** What wine is sold in. */
export const containers = ['BOTTLE', 'BAG_IN_BOX', 'CAN', 'KEG'] as const

/** Why the right of withdrawal may not hold (article L221-28 of the consumers’ code). */
export const withdrawalExemptions = ['MARKET_PRICE_ALCOHOL', 'PERISHABLE', 'UNSEALED'] as const

const euros = z.number().nonnegative()
const count = z.number().int().nonnegative()
const year = z.number().int().min(1900).max(2100)

/** What a discount takes off: euros or a percentage. */
export const discountSchema = z.object({
  id: rowIdSchema,
  type: z.enum(['EURO', 'PERCENT']),
  amount: z.number().positive(),
  detailType: z.enum(['PRODUCT', 'ORDER', 'SHIPPING_FEES']),
  code: z.string().nullable(),
})

/** What is sold under one number, and for how much; of a product that has declinations, that of the cheapest. */
const saleShape = {
  /** In euros, all taxes included, before the catalogue's discount; null when prices are hidden or it is not on sale. */
  price: euros.nullable(),
  discount: discountSchema.nullable(),
  /** The price less the catalogue's discount. */
  priceToPay: euros.nullable(),
  /** The lowest price of the thirty days before a reduction: the one that may be shown struck. */
  lowestPrice: euros.nullable(),
  pricePerLitre: euros.nullable(),
  onSale: z.boolean(),
  /** How many are left now; null when that is not counted. */
  quantity: count.nullable(),
  /** Whether no more than that can be sold. */
  setQuantity: z.boolean(),
  sellByMultipleOf: count.nullable(),
}

const capacityShape = {
  capacity: z.number().positive().nullable(),
  capacityUnit: z.enum(['LITER', 'CENTILITRE']).nullable(),
}

/** What holds for what is sold under one number, and not for the whole product. */
const bottleShape = {
  year: year.nullable(),
  ...capacityShape,
  /** Alcohol by volume, in per cent. */
  abv: z.number().nonnegative().nullable(),
  drinkFrom: year.nullable(),
  drinkTo: year.nullable(),
  container: z.enum(containers).nullable(),
  /** Whether the capsule says that the duties are paid. */
  crd: z.boolean(),
}

/** What is the same for all bottles of a wine. */
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

/** A vintage, or another variant, of a product. */
export const declinationSchema = z.object({
  id: rowIdSchema,
  ...saleShape,
  ...bottleShape,
  variation1: variationValueSchema.nullable(),
  variation2: variationValueSchema.nullable(),
  variation3: variationValueSchema.nullable(),
  /** Its own picture, where its product's does not show it. */
  image: imageSchema.optional(),
})

/** A vintage, or another variant, of a product. */
export type Declination = z.infer<typeof declinationSchema>

/** So many of one bottle in a box, by the number under which it is sold, and what is known of it as of one that is sold alone. */
const contentSchema = z.object({
  ...{ idProduct: rowIdSchema, name: z.string(), quantity: count },
  /** Its page; absent as long as not everyone may see it. */
  url: urlPathSchema.optional(),
  ...z
    .object({ ...bottleShape, ...wineShape })
    .omit({ drinkFrom: true, drinkTo: true })
    .partial().shape,
})

/** A product as lists show it. */
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
  /** What is in a box; empty for a wine. */
  products: z.array(contentSchema),
  variation1: variationSchema.nullable(),
  variation2: variationSchema.nullable(),
  variation3: variationSchema.nullable(),
  ...wineShape,
  /** From how many to how many degrees it is served. */
  servingTemperature: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  declinations: z.array(declinationSchema),
})

/** A product as lists show it. */
export type ProductItem = z.infer<typeof productItemSchema>

/** What 100 ml hold: energy in kilojoules and kilocalories, the rest in grams. */
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

/** What 100 ml hold. */
export type Nutrition = z.infer<typeof nutritionSchema>

const compositionSchema = z.object({ ingredients: z.string().nullable(), nutrition: nutritionSchema.nullable() })

/** A product with all that is said of it. */
export const productSchema = productItemSchema.extend({
  /** What is in a box, with what each wine is made of. */
  products: z.array(contentSchema.extend(compositionSchema.partial().shape)),
  content: z.string(),
  images: z.array(imageSchema),
  /** The numbers of the dishes that it goes with. */
  mealIcons: z.array(rowIdSchema),
  ...compositionSchema.shape,
  withdrawalExempt: z.boolean(),
  withdrawalExemption: z.enum(withdrawalExemptions).nullable(),
  /** The declination by whose number the product was asked for. */
  currentDeclination: rowIdSchema.optional(),
})

/** So many of one bottle in a box, with what it is made of. */
export type BoxedWine = z.infer<typeof productSchema>['products'][number]

/** A product with all that is said of it. */
export type Product = z.infer<typeof productSchema>

/** A way in which declinations differ, with all that it may be. */
export const variationWithValuesSchema = variationSchema.extend({
  id: rowIdSchema,
  values: z.array(z.object({ id: rowIdSchema, label: z.string() })),
})

/** A distinction that a wine has received. */
export const awardSchema = z.object({
  id: rowIdSchema,
  name: z.string(),
  contest: z.string(),
  year,
  /** The vintage to which it was given, when it is that one's alone. */
  vintage: year.optional(),
  image: imageSchema.nullable(),
})

/** A distinction that a wine has received. */
export type Award = z.infer<typeof awardSchema>

/** A dish that wines go with. */
export const mealIconSchema = z.object({ id: rowIdSchema, type: z.string(), label: z.string(), icon: z.string() })

/** A dish that wines go with. */
export type MealIcon = z.infer<typeof mealIconSchema>

const facetSchema = tagSchema.extend({ count })

/** By what a catalogue can be narrowed, and how much of it there would be then. */
export const productFacetsSchema = z.object({
  kinds: z.array(facetSchema),
  tags: z.array(facetSchema),
  /** The newest first. */
  years: z.array(z.object({ year, count })),
  colours: z.array(facetSchema),
  /** In the order of the alphabet, as the grapes are. */
  appellations: z.array(facetSchema),
  grapes: z.array(facetSchema),
  /** The driest first. */
  sweetnesses: z.array(facetSchema),
  /** How many are organic. */
  organic: count,
})

/** By what a catalogue can be narrowed. */
export type ProductFacets = z.infer<typeof productFacetsSchema>

/** Where a product's technical sheet lies. */
export const productFileSchema = z.object({ filename: z.string(), mimeType: z.literal('application/pdf'), url: z.string() })
