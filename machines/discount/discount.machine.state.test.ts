import { createActor, fromPromise } from 'xstate'
import { expect, it } from 'vitest'
import type { CartDiscount } from '#schemas/runtime/cart.ts'
import { cartDiscountExample } from '#tests/support/blocks/cart-examples.ts'
import { DiscountRefusal, discountMachine, discountStateOf } from './discount.machine.ts'

function run() {
  const asked = Promise.withResolvers<CartDiscount>()
  const machine = discountMachine.provide({ actors: { askDiscount: fromPromise(() => asked.promise) } })
  const actor = createActor(machine, { input: { code: null } }).start()
  return { asked, actor, state: () => discountStateOf(actor.getSnapshot()) }
}

it('says that a code is asked about, then that the cart has it', async () => {
  const { asked, actor, state } = run()
  expect(state()).toEqual({ applied: null, isAsking: false, message: null })
  actor.send({ type: 'code.submit', code: 'BIENVENUE10' })
  expect(state()).toEqual({ applied: null, isAsking: true, message: null })
  asked.resolve(cartDiscountExample)
  await expect.poll(state).toEqual({ applied: 'BIENVENUE10', isAsking: false, message: null })
})

it('says why a code is not applied', async () => {
  const { asked, actor, state } = run()
  actor.send({ type: 'code.submit', code: 'ANCIEN' })
  asked.reject(new DiscountRefusal('Ce code n’est plus valable.', { isFinal: true }))
  await expect.poll(state).toEqual({ applied: null, isAsking: false, message: 'Ce code n’est plus valable.' })
})
