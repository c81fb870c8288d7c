import type { z } from 'zod'
import type { Image } from '#schemas/api/base/image.ts'
import type { Declination, discountSchema, ProductItem } from '#schemas/api/shop/product.ts'

/** A discount as the catalogue and the shop's calls write it, in euros or per cent. */
export type CartDiscountDetails = z.infer<typeof discountSchema>

/** A product's picture, as far as it is shown. */
export type CartPicture = Pick<Image, 'alt' | 'width' | 'height' | 'filename' | 'externalPath'>

type SoldKey =
  'id' | 'price' | 'discount' | 'onSale' | 'quantity' | 'setQuantity' | 'sellByMultipleOf' | 'year' | 'capacity' | 'capacityUnit'
type VariationKey = 'variation1' | 'variation2' | 'variation3'

/** What the cart keeps of what is sold under one number. */
export type CartStock = Readonly<Pick<Declination, SoldKey>>

/** What the cart keeps of a vintage or another variant of a product. */
export type CartDeclination = CartStock & Readonly<Pick<Declination, VariationKey>> & { readonly image?: CartPicture | null }

/** What the cart keeps of a product, as the catalogue gave it. */
export interface CartProduct
  extends
    CartStock,
    Readonly<Pick<ProductItem, VariationKey | 'idProduct' | 'reference' | 'name' | 'url' | 'isVintage' | 'hasShippingFees'>> {
  readonly type: Readonly<Pick<ProductItem['type'], 'type'>>
  readonly image: CartPicture | null
  /** What is in a box, each by the number under which it is sold. */
  readonly products: readonly Readonly<ProductItem['products'][number]>[]
  readonly declinations: readonly CartDeclination[]
}

/** So many of one product, or of one of its declinations. */
export interface CartLine {
  /** Counted by this browser, and back to 0 after 99,999. */
  readonly id: number
  readonly product: CartProduct
  readonly declinationId: number | null
  readonly quantity: number
}

/** How an order gets to its buyer. */
export type CartDeliveryType = 'delivery' | 'clickAndCollect' | 'no_delivery'

/** When and where an order is collected. */
export interface ClickAndCollect {
  readonly date: string | null
  readonly idAddress: number | null
  readonly idSchedule: number | null
}

/** A place where parcels wait for those who fetch them. */
export interface AccessPoint {
  readonly id: string
  readonly name: string
  readonly addLine1: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly icon: string | null
  /** How many kilometres away, as far as that is known. */
  readonly distance?: number | undefined
}

/** A town, by its postal code. */
export interface CartCity {
  readonly postalCode: string
  readonly name: string
}

/** A country, by its number here and its two codes. */
export interface CartCountry {
  readonly id: number
  readonly alphaTwo: string
  readonly alphaThree: string
}

/** Who brings an order, and for how much. */
export interface Carrier {
  readonly id: number
  readonly name: string
  /** What the buyer pays, in euros. */
  readonly fdp: number
  /** The whole tariff, in euros. */
  readonly price: number
  readonly serviceCode: string
  readonly deliveryType: 'DELIVERY' | 'PICKUP'
  readonly siteType: string
  /** From how many days to how many. */
  readonly delayDays: readonly number[]
  /** The most units of 75 cl that it takes there at once; null where that has no end or is not known. */
  readonly mostUnits: number | null
}

/** Somebody's address. */
export interface CartAddress {
  readonly firstname: string
  readonly lastname: string
  readonly address: string
  readonly addressPart2: string
  readonly postalCode: string
  readonly city: string
  /** The country's number here; null as long as none is chosen. */
  readonly country: number | null
}

/** Where an order is sent, and to whom it is invoiced. */
export interface CartAddresses {
  readonly shipping: CartAddress
  readonly billing: CartAddress
}

/** A company that buys, by its numbers and its own reference of the purchase. */
export interface BuyingCompany {
  readonly name: string
  readonly siret: string
  readonly vatNumber: string
  readonly reference: string
}

/** What goes with a gift, and from whom. */
export interface GiftNote {
  readonly message: string
  readonly from: string
}

/** How a buyer is reached, and what they have to say. */
export interface CartContact {
  readonly email: string
  readonly phone: string
  readonly birthdate: string
  readonly message: string
  /** The company that is billed; null when a person buys. */
  readonly company: BuyingCompany | null
  /** What goes into the parcel of a gift; null when it is none. */
  readonly gift: GiftNote | null
}

/** What a discount's code changes, as the server has answered. */
export interface CartDiscount {
  readonly discount: CartDiscountDetails & { readonly code: string }
  /** What it takes off one unit of each sellable, in euros. */
  readonly products: readonly { readonly id: number; readonly discount: number }[]
  readonly value: number
  readonly total: number
  readonly subtotal: number
  readonly shippingFees: number
}

/** All of a cart that outlives its page, under the names by which the browser keeps it. */
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

/** The name of one part of a kept cart. */
export type CartKey = keyof StoredCart

/** What may be sold of a sellable now, as the shop says it exactly. */
export interface StockFigure {
  readonly id: number
  readonly quantity: number | null
  readonly setQuantity: boolean
}

/** What keeps more of something from being ordered: one order holds no more, too few are left for as many as it is sold by, or no more are left. */
export type QuantityLimit = 'order' | 'step' | 'left'

/** What became of what was put into a cart: how many came into it, and why no more can; `gone` where none can be sold. */
export interface AddedToCart {
  readonly count: number
  readonly limit: QuantityLimit | 'gone'
  /** Where fewer are left than it held already: from how many it went to how many. */
  readonly fewer?: { readonly from: number; readonly to: number }
}

/** Where something is to be sent. */
export interface ShippingPlace {
  readonly city: CartCity
  readonly country: CartCountry
}

/** What calculating shipping tells the cart. */
export type ShippingResult =
  | (ShippingPlace & { readonly type: 'shipping.price'; readonly prices: readonly Carrier[] })
  | (ShippingPlace & { readonly type: 'shipping.fail' })

/** What applying a discount tells the cart. */
export type DiscountResult = { readonly type: 'discount.apply'; readonly discount: CartDiscount } | { readonly type: 'discount.drop' }

/** What ordering tells the cart. */
export type OrderResult = { readonly type: 'order.place' } | { readonly type: 'order.refuse'; readonly message: string }
