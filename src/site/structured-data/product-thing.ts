import type { Offer, Product as ProductThing } from 'schema-dts'
import type { Declination, Product, ProductItem } from '#schemas/api/product.ts'
import { boxedFacts, boxedName, wineFacts } from '#i18n/wine-facts.ts'
import { addressOf, pictureOf, publisherOf, type DataPage } from './data-page.ts'

type Sold = Declination | ProductItem

/** Whether something can be bought, as machines read it. */
function availabilityOf({ onSale, quantity }: Sold): Offer['availability'] {
  return onSale && quantity !== 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock'
}

function offerOf(page: DataPage, product: Product, sold: Sold): Offer[] {
  if (sold.priceToPay === null) return []
  const own = addressOf(page, product.url)
  return [
    {
      '@type': 'Offer',
      sku: product.declinations.length > 1 ? `${product.reference}-${sold.id}` : product.reference,
      name: sold.year === null ? product.name : `${product.name} ${sold.year}`,
      price: sold.priceToPay,
      priceCurrency: 'EUR',
      availability: availabilityOf(sold),
      url: sold.id === product.id ? own : `${own}?declination=${sold.id}`,
      seller: publisherOf(page),
    },
  ]
}

/** The facts of a wine, as its page tells them; its reference stands for itself. */
function factsOf({ state: { page } }: DataPage, product: Product, sold: Sold) {
  return wineFacts(product, sold, page.locale).flatMap(({ key, name, value }) =>
    key === 'reference' ? [] : [{ '@type': 'PropertyValue', name, value } as const],
  )
}

/** The wines in a box, each with its facts. */
function contentsOf({ state: { page } }: DataPage, { products }: Product) {
  return products.map((wine) => {
    const name = `${wine.quantity} × ${boxedName(wine, page.locale)}`
    return { '@type': 'PropertyValue', name, value: boxedFacts(wine, page.locale).join(' · ') } as const
  })
}

/** A product that a page is about: what it is, what it has won, and each price at which it is sold. */
export function productThing(page: DataPage, product: Product): ProductThing {
  const all: readonly Sold[] = product.declinations.length > 0 ? product.declinations : [product]
  return {
    '@type': 'Product',
    '@id': `${addressOf(page, product.url)}#product`,
    name: product.name,
    description: product.summary ?? undefined,
    url: addressOf(page, product.url),
    image: pictureOf(page, product.image),
    sku: product.reference,
    category: product.kind?.label,
    additionalProperty: [...factsOf(page, product, all[0] ?? product), ...contentsOf(page, product)],
    offers: all.flatMap((sold) => offerOf(page, product, sold)),
  }
}
