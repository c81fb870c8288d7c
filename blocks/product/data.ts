import type { Need, NeedContext } from '#engine/registry/needs.ts'
import type { ProductProps } from '#schemas/generated/block-props.ts'

/** The product of the page's address, and what stands beside it, as far as it is shown. */
export function needs({ showAwards, showMeals, showSheet }: ProductProps, { params, query }: NeedContext): Need[] {
  const id = params.product
  if (id === undefined) return []
  const declination: Need['params'] = query.declination === undefined ? {} : { declinationId: query.declination }
  return [
    { key: 'product', call: 'product.get', params: { id }, isSubject: true },
    ...(showAwards ? [{ key: 'awards', call: 'award.list', params: { product: id } }] : []),
    ...(showMeals ? [{ key: 'meals', call: 'mealIcon.list', params: {} }] : []),
    ...(showSheet ? [{ key: 'sheet', call: 'product.file', params: { id, ...declination } }] : []),
  ]
}
