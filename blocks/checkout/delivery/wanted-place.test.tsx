// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import type { CartState, ShippingEvent, ShippingState } from '#schemas/runtime/block-actors.ts'
import type { ShippingPlace } from '#schemas/runtime/cart.ts'
import { smallStagedCart } from '#schemas/runtime/preview-cart.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { useWantedPlace, type WantedPlace } from './use-delivery-place.ts'

const country = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA' }
const placeOf = (postalCode: string, name: string): ShippingPlace => ({ city: { postalCode, name }, country })
const [lille, nantes, brest] = [placeOf('59000', 'Lille'), placeOf('44000', 'Nantes'), placeOf('29200', 'Brest')]
const submitted = (place: ShippingPlace): ShippingEvent => ({ type: 'place.submit', ...place })

const stage = reactPage()
let cart: CartState
let wanted: WantedPlace

/** The place of a cart before the shop has priced anything. */
function open(kept: Partial<CartState['kept']> = {}) {
  const shipping = fakeActor<ShippingState, ShippingEvent>({ asked: null, message: null, isUnanswered: false })
  cart = { ...smallStagedCart, kept: { ...smallStagedCart.kept, ...kept } }
  const Wanting = ({ state }: { readonly state: ShippingState }) => {
    wanted = useWantedPlace({ cart, shipping: state, tellShipping: shipping.actor.send })
    return null
  }
  const show = (state: Partial<ShippingState> = {}) => {
    shipping.put(state)
    stage.show(<Wanting state={shipping.actor.getState()} />)
  }
  show()
  const choose = (place: ShippingPlace) => {
    act(() => wanted.choose(place))
  }
  return { told: shipping.told, show, choose }
}

it('is the requested one until the shop has answered, and then the one of the cart', () => {
  const { told, show, choose } = open({ city: null })
  expect([wanted.place, wanted.isAwaited]).toEqual([null, false])
  choose(lille)
  expect(told).toEqual([submitted(lille)])
  show({ asked: lille })
  expect([wanted.place, wanted.isAwaited]).toEqual([lille, true])
  cart = { ...cart, kept: { ...cart.kept, ...nantes } }
  show()
  expect([wanted.place, wanted.isAwaited]).toEqual([nantes, false])
})

it('is the last chosen one during another request, and is requested after that answer', () => {
  const { told, show, choose } = open()
  show({ asked: lille })
  choose(nantes)
  choose(brest)
  expect([wanted.place, wanted.isAwaited, told]).toEqual([brest, true, []])
  cart = { ...cart, kept: { ...cart.kept, ...lille } }
  show({ message: 'Nous ne livrons pas à Lille.' })
  expect([wanted.place, wanted.isAwaited, told]).toEqual([brest, true, [submitted(brest)]])
  show({ asked: brest })
  cart = { ...cart, kept: { ...cart.kept, ...brest } }
  show()
  expect([wanted.place, wanted.isAwaited, told]).toEqual([brest, false, [submitted(brest)]])
})

it('is not requested again after a return to the one under way', () => {
  const { told, show, choose } = open()
  show({ asked: lille })
  choose(nantes)
  choose(lille)
  expect([wanted.place, told]).toEqual([lille, []])
  show()
  expect([wanted.isAwaited, told]).toEqual([false, []])
})

it.each([
  ['a chosen place before that of the cart', { asked: null, message: null }, brest],
  ['nothing while it is asked already', { asked: lille, message: null }, null],
])('without prices asks for %s', (_, state, first) => {
  const { told, show, choose } = open({ shippingPrices: [], city: lille.city, country })
  expect(told).toEqual([submitted(lille)])
  show({ asked: lille })
  if (first) choose(first)
  show(state)
  expect(told.slice(1)).toEqual(first ? [submitted(first)] : [])
})

it.each([
  ['that the shop refuses', { deliveryType: 'delivery' as const, country }],
  ['that is collected', { deliveryType: 'clickAndCollect' as const, country }],
  ['without a country', { deliveryType: 'delivery' as const, country: null }],
])('asks for no prices of a cart %s', (_, kept) => {
  const { told, show } = open({ ...kept, shippingPrices: [{ ...smallStagedCart.kept.shippingPrices[0]! }], city: lille.city })
  cart = { ...cart, kept: { ...cart.kept, shippingPrices: [] } }
  show({ message: kept.country && kept.deliveryType === 'delivery' ? 'Il faut au moins 6 bouteilles.' : null })
  expect(told).toEqual([])
})
