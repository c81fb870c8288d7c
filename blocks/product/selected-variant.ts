import { isAvailable, soldOf, type VariantView } from '#i18n/shop/product-offer.ts'
import type { Product } from '#schemas/api/shop/product.ts'

/** The declination that the page's address names, or that the product was asked for by; else the first that can be bought. */
export function chosenBottle(product: Product, asked: string | undefined): VariantView {
  const all = soldOf(product)
  const named = asked === undefined ? product.currentDeclination : Number(asked)
  return all.find(({ id }) => id === named) ?? all.find(isAvailable) ?? all[0] ?? product
}
