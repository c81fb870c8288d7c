import type { VariantView } from '#i18n/shop/product-offer.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { Product } from '#schemas/api/shop/product.ts'

/** The pictures of a product where one of its bottles was chosen: the bottle's own stands in the place of the product's first. */
export function picturesOf(
  { images, image }: Pick<Product, 'images' | 'image'>,
  { image: own }: Pick<VariantView, 'image'>,
): readonly Image[] {
  const [first = image, ...others] = images
  const chosen = own ?? first
  return chosen ? [chosen, ...others.filter(({ id }) => id !== chosen.id)] : others
}
