import type { Need, NeedContext } from '#engine/registry/needs.ts'
import type { ProductRecommendedProps } from '#schemas/generated/block-props.ts'

/** The recommendations for the product of the URL. */
export function needs(_: ProductRecommendedProps, { params }: NeedContext): Need[] {
  const id = params.product
  return id === undefined ? [] : [{ key: 'recommended', call: 'product.recommended', params: { id } }]
}
