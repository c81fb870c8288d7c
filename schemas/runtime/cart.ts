import type { z } from 'zod'
import type { Image } from '#schemas/api/base/image.ts'
import type { Declination, discountSchema, ProductItem } from '#schemas/api/shop/product.ts'

/** A discount in the format of the API, in euros or percent. */
export type CartDiscountDetails = z.infer<typeof discountSchema>

/** The displayed part of a product image. */
export type CartPicture = Pick<Image, 'alt' | 'width' | 'height' | 'filename' | 'externalPath'>

type SoldKey =
  'id' | 'price' | 'discount' | 'onSale' | 'quantity' | 'setQuantity' | 'sellByMultipleOf' | 'year' | 'capacity' | 'capacityUnit'
type VariationKey = 'variation1' | 'variation2' | 'variation3'

/** The stored data of a variant. */
export type CartStock = Readonly<Pick<Declination, SoldKey>>

/** The stored data of a variant of a product. */
export type CartDeclination = CartStock & Readonly<Pick<Declination, VariationKey>> & { readonly image?: CartPicture | null }

/** The stored data of a product from the catalogue. */
export interface CartProduct
  extends
    CartStock,
    Readonly<Pick<ProductItem, VariationKey | 'idProduct' | 'reference' | 'name' | 'url' | 'isVintage' | 'hasShippingFees'>> {
  readonly type: Readonly<Pick<ProductItem['type'], 'type'>>
  readonly image: CartPicture | null
  /** The contents of a box by variant id. */
  readonly products: readonly Readonly<ProductItem['products'][number]>[]
  readonly declinations: readonly CartDeclination[]
}

/** A quantity of a product or of one of its variants. */
export interface CartLine {
  /** A counter of this browser, which wraps to 0 after 99,999. */
  readonly id: number
  readonly product: CartProduct
  readonly declinationId: number | null
  readonly quantity: number
}

/** The delivery type. */
export type CartDeliveryType = 'delivery' | 'clickAndCollect' | 'no_delivery'

/** The time and place of a pickup. */
export interface ClickAndCollect {
  readonly date: string | null
  readonly idAddress: number | null
  readonly idSchedule: number | null
}

/** A pickup point. */
export interface AccessPoint {
  readonly id: string
  readonly name: string
  readonly addLine1: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly icon: string | null
  /** The distance in kilometres, when it is known. */
  readonly distance?: number | undefined
}

/** A town with its postal code. */
export interface CartCity {
  readonly postalCode: string
  readonly name: string
}

/** A country with its id and its two codes. */
export interface CartCountry {
  readonly id: number
  readonly alphaTwo: string
  readonly alphaThree: string
}

/** A carrier with its price. */
export interface Carrier {
  readonly id: number
  readonly name: string
  /** The price for the buyer, in euros. */
  readonly fdp: number
  /** The full tariff, in euros. */
  readonly price: number
  readonly serviceCode: string
  readonly deliveryType: 'DELIVERY' | 'PICKUP'
  readonly siteType: string
  /** The delivery time in days: minimum and maximum. */
  readonly delayDays: readonly number[]
  /** The maximum number of 75 cl units in a delivery; null without a limit or when unknown. */
  readonly mostUnits: number | null
}

/** A postal address. */
export interface CartAddress {
  readonly firstname: string
  readonly lastname: string
  readonly address: string
  readonly addressPart2: string
  readonly postalCode: string
  readonly city: string
  /** The id of the country; null until one is chosen. */
  readonly country: number | null
}

/** The shipping and billing addresses. */
export interface CartAddresses {
  readonly shipping: CartAddress
  readonly billing: CartAddress
}

/** A buying company with its numbers and purchase reference. */
export interface BuyingCompany {
  readonly name: string
  readonly siret: string
  readonly vatNumber: string
  readonly reference: string
}

/** The gift card with its sender. */
export interface GiftNote {
  readonly message: string
  readonly from: string
}

/** The contact data and message of the buyer. */
export interface CartContact {
  readonly email: string
  readonly phone: string
  readonly birthdate: string
  readonly message: string
  /** The billed company; null for a person. */
  readonly company: BuyingCompany | null
  /** The gift card; null for an ordinary order. */
  readonly gift: GiftNote | null
}

/** The discount of a code, as the server has returned it. */
export interface CartDiscount {
  readonly discount: CartDiscountDetails & { readonly code: string }
  /** The discount of one unit of each variant, in euros. */
  readonly products: readonly { readonly id: number; readonly discount: number }[]
  readonly value: number
  readonly total: number
  readonly subtotal: number
  readonly shippingFees: number
}

/** The stored cart with the names of its parts in the storage. */
export interface StoredCart {
  readonly lines: readonly CartLine[]
  readonly deliveryType: CartDeliveryType
  readonly clickAndCollect: ClickAndCollect
  readonly accessPoint: AccessPoint | null
  readonly city: CartCity | null
  readonly country: CartCountry | null
  readonly carrier: Carrier | null
  readonly shippingPrices: readonly Carrier[]
  readonly address: CartAddresses
  readonly contact: CartContact
  readonly discount: CartDiscount | null
}

/** The name of a part of the stored cart. */
export type CartKey = keyof StoredCart

/** The exact stock of a variant. */
export interface StockFigure {
  readonly id: number
  readonly quantity: number | null
  readonly setQuantity: boolean
}

/** The reason of a maximum quantity: the limit of an order, too few for the order multiple, or the stock. */
export type QuantityLimit = 'order' | 'step' | 'left'

/** The result of an addition: the added quantity and the limiting reason; `gone` when none can be sold. */
export interface AddedToCart {
  readonly count: number
  readonly limit: QuantityLimit | 'gone'
  /** The reduction of the line when the stock is lower than its quantity. */
  readonly fewer?: { readonly from: number; readonly to: number }
}

/** A shipping destination. */
export interface ShippingPlace {
  readonly city: CartCity
  readonly country: CartCountry
}

/** The result of a shipping calculation. */
export type ShippingResult =
  | (ShippingPlace & { readonly type: 'shipping.price'; readonly prices: readonly Carrier[] })
  | (ShippingPlace & { readonly type: 'shipping.fail' })

/** The result of a discount code. */
export type DiscountResult = { readonly type: 'discount.apply'; readonly discount: CartDiscount } | { readonly type: 'discount.drop' }

/** The result of an order. */
export type OrderResult = { readonly type: 'order.place' } | { readonly type: 'order.refuse'; readonly message: string }
