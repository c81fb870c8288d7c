import type { Nutrition, allergens, containers, sweetnesses, wineColours, withdrawalExemptions } from '#schemas/api/shop/product.ts'
import type { CapacityUnit } from '#domain/shop/products/bottle-count.ts'
import type { Cents } from '#domain/shop/pricing/cents.ts'
import type { ProductType } from '#domain/shop/products/sellable.ts'
import type { ContentText } from '#server/content/items/content-texts.ts'

type OneOf<List extends readonly unknown[]> = List[number]

/** A sellable of a product as it is given to be stored. */
export interface SellableInput {
  readonly year: number | null
  readonly capacityMl: number | null
  readonly capacityUnit: CapacityUnit
  /** The values of the product's first, second and third variation. */
  readonly variationValueIds: readonly (number | null)[]
  /** All taxes included; null: not on sale. */
  readonly price: Cents | null
  readonly discountId: number | null
  readonly sellByMultipleOf: number | null
  /** Tenths of a per cent. */
  readonly abv: number | null
  readonly drinkFrom: number | null
  readonly drinkTo: number | null
  readonly container: OneOf<typeof containers> | null
  readonly crd: boolean
  /** A declination's own picture, in the place of its product's. */
  readonly imageId?: number | null
  /** The stock at the first save: from then on, orders and counts change it. Null without a count. */
  readonly onHand: number | null
  /** Former prices of an item that was sold elsewhere before. */
  readonly pastPrices?: readonly { readonly since: Date; readonly price: Cents }[]
}

/** One bottle of a box with its count, as it is given to be stored. */
export interface BoxContentInput {
  readonly sellableId: number
  readonly quantity: number
}

/** A distinction of a product, with its words in each language. */
export interface AwardInput {
  readonly year: number
  /** The vintage to which it was given, when it is that one's alone. */
  readonly vintage?: number | null
  readonly imageId: number | null
  readonly texts: Readonly<Record<string, { readonly name: string; readonly contest: string }>>
}

/** The words of a product in one language. */
export type ProductText = ContentText & { readonly ingredients: string | null }

/** A product as it is given to be stored. */
export interface ProductInput {
  readonly type: ProductType
  readonly reference: string
  readonly kind: string | null
  readonly isVintage: boolean
  readonly tags: readonly string[]
  /** Its pictures in their order; the first one stands for it. */
  readonly imageIds: readonly number[]
  readonly position: number
  readonly variationIds: readonly number[]
  readonly hasShippingFees: boolean
  /** Hundredths of a per cent. */
  readonly vatRate: number
  readonly withdrawalExemption: OneOf<typeof withdrawalExemptions> | null
  readonly appellation: string | null
  readonly colour: OneOf<typeof wineColours> | null
  readonly sweetness: OneOf<typeof sweetnesses> | null
  readonly grapes: readonly string[]
  readonly isOrganic: boolean
  readonly allergens: readonly OneOf<typeof allergens>[]
  readonly servingTemperature: { readonly from: number; readonly to: number } | null
  readonly nutrition: Nutrition | null
  readonly status: 'DRAFT' | 'PUBLISHED'
  readonly createdAt?: Date
  readonly texts: Readonly<Record<string, ProductText>>
  /** Its declinations; or itself, when it has none. */
  readonly sold: { readonly declinations: readonly SellableInput[] } | { readonly own: SellableInput }
  readonly contents: readonly BoxContentInput[]
  readonly awards: readonly AwardInput[]
  readonly mealIconIds: readonly number[]
  readonly recommendedIds: readonly number[]
}
