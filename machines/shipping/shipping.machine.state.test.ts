import { createActor, fromPromise } from 'xstate'
import { expect, it } from 'vitest'
import type { Carrier } from '#schemas/runtime/cart.ts'
import { placeExample } from '#tests/support/blocks/cart-examples.ts'
import { shippingMachine, shippingStateOf } from './shipping.machine.ts'

it('says whether shipping is being priced, and why it has no price', async () => {
  const asked = Promise.withResolvers<readonly Carrier[]>()
  const actor = createActor(shippingMachine.provide({ actors: { priceShipping: fromPromise(() => asked.promise) } })).start()
  const state = () => shippingStateOf(actor.getSnapshot())
  expect(state()).toEqual({ asked: null, message: null, isUnanswered: false })
  actor.send({ type: 'place.submit', ...placeExample })
  expect(state()).toEqual({ asked: placeExample, message: null, isUnanswered: false })
  asked.reject(Object.assign(new Error('Nous ne livrons pas encore dans ce pays.'), { response: { status: 409 } }))
  const refused = { message: 'Nous ne livrons pas encore dans ce pays.', isUnanswered: false }
  await expect.poll(state).toEqual({ asked: null, ...refused })
})

it.each([
  ['was not reached', new Error('Le serveur ne répond pas.')],
  ['has failed', Object.assign(new Error('Le serveur ne répond pas.'), { code: 'UNAVAILABLE', response: { status: 503 } })],
  ['is asked too often', Object.assign(new Error('Le serveur ne répond pas.'), { code: 'TOO_MANY_REQUESTS', response: { status: 429 } })],
])('says that asking again may help where the shop %s', async (_, error) => {
  const failing = shippingMachine.provide({ actors: { priceShipping: fromPromise(() => Promise.reject(error)) } })
  const actor = createActor(failing).start()
  actor.send({ type: 'place.submit', ...placeExample })
  const state = () => shippingStateOf(actor.getSnapshot())
  await expect.poll(state).toEqual({ asked: null, message: 'Le serveur ne répond pas.', isUnanswered: true })
})
