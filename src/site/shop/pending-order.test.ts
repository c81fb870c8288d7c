import { expect, it } from 'vitest'
import { orderRequestOf } from '#machines/checkout/order-request.ts'
import { wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { createSentOrders } from './pending-order.ts'

const request = orderRequestOf(wholeCartExample, { method: 'TRANSFER', saleTermsAccepted: true, buyer: { email: 'ada@example.org' } }, 39.9)

function storage(keeps = true) {
  const items = new Map<string, string>()
  const values = {
    read: (name: string) => items.get(name) ?? null,
    write: (name: string, value: string) => keeps && Boolean(items.set(name, value)),
    remove: (name: string) => void items.delete(name),
  }
  return { items, values }
}

it('a sent order is restored after a reload, without its buyer, until it is deleted', () => {
  const { items, values } = storage()
  createSentOrders(38, values).keep(request)
  const { user: _, ...order } = request
  expect(createSentOrders(38, values).read()).toEqual(order)
  expect([...items.values()].join()).not.toContain('ada@')
  createSentOrders(38, values).drop()
  expect([createSentOrders(38, values).read(), items.size]).toEqual([null, 0])
})

it('a damaged or missing value is no order', () => {
  const { items, values } = storage()
  for (const damaged of ['{', '3', 'null', '{}', '{"products":[4],"delivery":{},"payment":{}}', '{"products":[],"delivery":{}}']) {
    items.set('vitrine.38.cart.sent', damaged)
    expect(createSentOrders(38, values).read()).toBeNull()
  }
  const refused = createSentOrders(38, storage(false).values)
  refused.keep(request)
  expect(refused.read()).toBeNull()
})
