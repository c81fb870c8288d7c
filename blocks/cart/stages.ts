import { errorMessage } from '#schemas/errors/errors.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import type { CartState, DiscountState } from '#schemas/runtime/block-actors.ts'
import { previewCart } from '#schemas/runtime/preview-cart.ts'

const discount: DiscountState = { applied: 'BIENVENUE10', isAsking: false, message: null }
const withoutCode: CartState = {
  ...previewCart,
  totals: previewCart.totals && {
    ...previewCart.totals,
    ...{ code: null, fees: null, total: 15_105 },
    nextStep: { bottles: 6, gain: 1490, kind: 'FREE_SHIPPING' },
  },
}

/** A cart with two articles, one before its code and its delivery, a code that is refused, an article that was taken out, and nothing. */
export const stages: readonly BlockPreview[] = [
  { state: 'two articles', examples: ['page', 'least'], actors: { cart: previewCart, discount } },
  { state: 'before a code', examples: ['page'], actors: { cart: withoutCode, discount: { ...discount, applied: null } } },
  {
    ...{ state: 'a refused code', examples: ['page'] },
    actors: { cart: withoutCode, discount: { ...discount, applied: null, message: errorMessage('DISCOUNT_INVALID', 'fr_FR') } },
  },
  { state: 'one taken out', examples: ['page'], actors: { cart: { ...previewCart, removed: 'Pierres Blanches 2022' }, discount } },
  { state: 'prices hidden', examples: ['page'], actors: { cart: { ...previewCart, totals: null }, discount } },
  { state: 'nothing', examples: ['page'], isEmpty: true, actors: { cart: { ...previewCart, lines: [], totals: null }, discount } },
]
