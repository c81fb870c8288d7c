import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { codedShop, type CodedShop } from '#tests/support/shop/coded-order.ts'
import { addWine } from '#tests/support/shop/shop.ts'

let shop: CodedShop
let test: TestApp
let wine: number
let cheap: number

beforeAll(async () => {
  shop = await codedShop()
  test = shop.test
  wine = shop.wine
  cheap = (await addWine(test.database.db, { onHand: 100_000, price: 300 })).id
})
afterAll(() => test.close())

type Body = Record<string, unknown>
const body = (more?: Body): Body => shop.body(more)
const place = (sent: Body) => makeCall(test, 'order.place', sent, { host: 'cave.localhost' })
const orderOf = ({ data }: Awaited<ReturnType<typeof place>>) =>
  data?.['order'] as { total: number; products: { id: number; quantity: number }[] }

describe('tampered order input', () => {
  const values = [
    -1,
    0,
    0.01,
    0.001,
    1,
    1e9,
    -0.5,
    null,
    true,
    '0',
    '0.01',
    '-5',
    [],
    [0],
    {},
    { code: 'CADEAU5', amount: 5000, value: 75 },
  ]
  const fields = [
    ...[
      'total',
      'subtotal',
      'value',
      'shippingFees',
      'price',
      'vat',
      'discount',
      'expectedTotal',
      'fdp',
      'deliveryPostalCode',
      'deliveryIdCountry',
    ],
    ...['products.0.price', 'products.0.total', 'products.0.discount', 'products.0.quantity', 'products.0.id', 'products.0.declinationId'],
    ...['delivery.servicePrice', 'delivery.fdp', 'delivery.price', 'delivery.idCarrier', 'delivery.type', 'products'],
  ]
  const prices = () =>
    new Map([
      [wine, 1250],
      [cheap, 300],
    ])

  function mutated(path: string, value: unknown): Body {
    const copy = JSON.parse(JSON.stringify(body())) as Body
    const steps = path.split('.')
    const last = steps.pop()!
    const holder = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, copy)
    holder[last] = value
    return copy
  }

  /** Computes the total of an order independently: with or without delivery and the code of five euros. */
  function dueFor(products: readonly { id: number; quantity: number }[], sent: Body): number {
    const goods = products.reduce((sum, { id, quantity }) => sum + prices().get(id)! * quantity, 0)
    const code =
      typeof sent['discount'] === 'object' && sent['discount'] !== null ? (sent['discount'] as { code?: unknown }).code : sent['discount']
    const isDelivered = (sent['delivery'] as { type: string }).type === 'DELIVERY'
    return (goods - (code === 'CADEAU5' ? Math.min(500, goods) : 0) + (isDelivered ? 1490 : 0)) / 100
  }

  it('never lowers the price: every price, discount, id and quantity replaced', async () => {
    const all = fields.map((path) => values.map((value) => ({ path, value, sent: mutated(path, value) })))
    expect(all.flat().length).toBeGreaterThanOrEqual(300)
    // Each field is replaced in each run, by a fourth of the values.
    const cases = all.flatMap((ofField, index) => takeTurn(ofField, 4, { seed: seed + index, isFull }))
    let taken = 0
    for (const { path, value, sent } of cases) {
      const answer = await place(sent)
      if (answer.status !== 201) {
        expect([path, value, answer.status >= 400 && answer.status < 500]).toEqual([path, value, true])
        continue
      }
      taken += 1
      const { products, total } = orderOf(answer)
      expect([path, value, total]).toEqual([path, value, dueFor(products, sent)])
    }
    // Many cases are accepted, because unread fields change nothing.
    expect(taken).toBeGreaterThan(cases.length / 4)
  })

  it.each([
    ['another wine’s number', () => ({ products: [{ id: cheap, quantity: 6 }] }), () => 6 * 3 - 5 + 14.9],
    ['more of it', () => ({ products: [{ id: wine, quantity: 12 }] }), () => 150 - 5 + 14.9],
    ['no delivery', () => ({ delivery: { type: 'NO_DELIVERY' } }), () => 75 - 5],
  ])('%s costs the correct total', async (_, more, total) => {
    expect(orderOf(await place(body(more()))).total).toBeCloseTo(total(), 10)
  })
})
