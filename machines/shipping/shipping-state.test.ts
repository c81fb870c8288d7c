import { createActor, fromPromise } from 'xstate'
import { expect, it } from 'vitest'
import type { Carrier } from '#schemas/cart.ts'
import { placeExample } from '#tests/support/cart-examples.ts'
import { shippingMachine } from './shipping.machine.ts'
import { shippingStateOf } from './shipping-state.ts'

it('says whether shipping is being priced, and why it has no price', async () => {
  const asked = Promise.withResolvers<readonly Carrier[]>()
  const actor = createActor(shippingMachine.provide({ actors: { priceShipping: fromPromise(() => asked.promise) } })).start()
  const state = () => shippingStateOf(actor.getSnapshot())
  expect(state()).toEqual({ isCalculating: false, message: null })
  actor.send({ type: 'place.submit', ...placeExample })
  expect(state()).toEqual({ isCalculating: true, message: null })
  asked.reject(new Error('Nous ne livrons pas encore dans ce pays.'))
  await expect.poll(state).toEqual({ isCalculating: false, message: 'Nous ne livrons pas encore dans ce pays.' })
})
