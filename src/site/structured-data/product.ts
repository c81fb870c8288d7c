import type { Offer, Product as ProductThing } from 'schema-dts'
import type { Declination, Product, ProductItem } from '#schemas/api/shop/product.ts'
import { isAvailable } from '#i18n/shop/product-offer.ts'
import { boxFacts, boxedName, wineFacts } from '#i18n/shop/wine-facts.ts'
import { addressOf, pictureOf, publisherOf, type DataPage } from './page-context.ts'

type Sold = Declination | ProductItem

/** A variant of a product with the facts common to all variants. */
interface OfferedOne {
  readonly product: Product
  readonly sold: Sold
  readonly isCommon: (key: string) => boolean
}

/** Returns the schema.org availability. */
function availabilityOf(sold: Sold): Offer['availability'] {
  return isAvailable(sold) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock'
}

/** Returns the facts of a wine as on its page, without the reference, which has its own field. */
function factsOf({ state: { page } }: DataPage, product: Product, sold: Sold) {
  return wineFacts(product, sold, page.locale).filter(({ key }) => key !== 'reference')
}

/** Returns the facts common to all variants. The others are in the offers. */
function commonFacts(page: DataPage, product: Product, all: readonly Sold[]) {
  const [first = [], ...others] = all.map((sold) => factsOf(page, product, sold))
  return first.filter(({ key, value }) => others.every((facts) => facts.some((fact) => fact.key === key && fact.value === value)))
}

function offerOf(page: DataPage, { product, sold, isCommon }: OfferedOne): Offer[] {
  if (sold.priceToPay === null) return []
  const address = addressOf(page, product.url)
  const own = factsOf(page, product, sold).filter(({ key }) => !isCommon(key))
  const named = sold.year === null ? product.name : `${product.name} ${sold.year}`
  const size = own.find(({ key }) => key === 'capacity')?.value
  return [
    {
      '@type': 'Offer',
      sku: product.declinations.length > 1 ? `${product.reference}-${sold.id}` : product.reference,
      name: size === undefined ? named : `${named}, ${size}`,
      ...(own.length > 0 && { description: own.map(({ name, value }) => `${name}\u00a0: ${value}`).join(' · ') }),
      price: sold.priceToPay,
      priceCurrency: 'EUR',
      availability: availabilityOf(sold),
      url: sold.id === product.id ? address : `${address}?declination=${sold.id}`,
      seller: publisherOf(page),
      ...(sold !== product && sold.image && { image: pictureOf(page, sold.image) }),
    },
  ]
}

/** Returns the wines in a box with their facts. */
function contentsOf({ state: { page } }: DataPage, { products }: Product) {
  return products.map((wine) => {
    const name = `${wine.quantity} × ${boxedName(wine, page.locale)}`
    return { '@type': 'PropertyValue', name, value: boxFacts(wine, page.locale).join(' · ') } as const
  })
}

/** Builds the product of a page: its facts, awards and offers. */
export function productThing(page: DataPage, product: Product): ProductThing {
  const all: readonly Sold[] = product.declinations.length > 0 ? product.declinations : [product]
  const common = commonFacts(page, product, all)
  const isCommon = (key: string) => common.some((fact) => fact.key === key)
  return {
    '@type': 'Product',
    '@id': `${addressOf(page, product.url)}#product`,
    name: product.name,
    description: product.summary ?? undefined,
    url: addressOf(page, product.url),
    image: pictureOf(page, product.image),
    sku: product.reference,
    category: product.kind?.label,
    additionalProperty: [
      ...common.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }) as const),
      ...contentsOf(page, product),
    ],
    offers: all.flatMap((sold) => offerOf(page, { product, sold, isCommon })),
  }
}
