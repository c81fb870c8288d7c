import { createActor, fromPromise } from 'xstate'
import { expect, it } from 'vitest'
import { orderDiscount, type QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { OrderFault, OrderRequest } from '#schemas/runtime/checkout.ts'
import { sessionExpired } from '#schemas/errors/session-messages.ts'
import { wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import type { OrderAnswer } from './checkout-context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutStateOf } from './checkout-state.ts'
import { OrderRefusal } from './order-error.ts'

const member = { email: 'lea@example.org', firstname: 'Léa', lastname: 'Marchand', phone: null, birthdate: '1988-04-02' }
const cart = { ...wholeCartExample, contact: { ...wholeCartExample.contact, email: '', birthdate: '' } }
const fault: OrderFault = { field: 'user.birthdate', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }

/** Runs the order of a member that the shop rejects. */
async function refused(faults: readonly OrderFault[], buyer: Partial<typeof member> | { birthdate: null } = {}) {
  const { later, refuse } = lateActors()
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: later<OrderAnswer, OrderRequest | null>('placeOrder'),
      askQuote: fromPromise<QuoteDto | null>(() => Promise.resolve(orderDiscount.example.data)),
    },
  })
  const input = {
    ...{ buyer: { ...member, ...buyer }, locale: 'fr_FR', booksTimes: true, today: '2026-11-25', placed: null },
    ...{ isAwaited: false, unheard: null, opens: 'review' as const },
  }
  const actor = createActor(machine, { input }).start()
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  actor.send({ type: 'order.submit', cart, method: 'TRANSFER', saleTermsAccepted: true })
  await refuse(new OrderRefusal('Vérifiez les champs signalés.', { code: 'VALIDATION_FAILED', faults }))
  return checkoutStateOf(actor.getSnapshot())
}

it('continues as a guest with the missing fields when the session has expired', async () => {
  const { step, buyer, message, faults, refusals } = await refused([fault])
  expect({ step, buyer, message, refusals }).toEqual({ step: 'identity', buyer: null, message: sessionExpired.fr, refusals: 1 })
  expect(faults.map(({ field }) => field)).toEqual(['user.email', 'user.birthdate'])
})

it.each([
  ['whose account says no date of birth', [fault], { birthdate: null }],
  ['whose telephone is wrong', [{ ...fault, field: 'user.phone' }], {}],
  ['whose date of birth is wrong', [{ ...fault, code: 'DATE' as const }], {}],
])('retains the member %s', async (_, faults, buyer) => {
  const { buyer: known, message } = await refused(faults, buyer)
  expect([known?.email, message]).toEqual([member.email, 'Vérifiez les champs signalés.'])
})
