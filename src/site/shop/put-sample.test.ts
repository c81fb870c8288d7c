import { expect, it } from 'vitest'
import { productGet } from '#schemas/api/shop/product-calls.ts'
import type { Caller } from '#api-client/transport/caller.ts'
import type { CartEvent } from '#schemas/runtime/block-actors.ts'
import { putSample } from './put-sample.ts'

const product = productGet.example.data

async function sampleOf(listed: readonly unknown[], detail: unknown = product) {
  const sent: CartEvent[] = []
  const caller = { list: () => Promise.resolve({ products: listed }), call: () => Promise.resolve(detail) } as unknown as Caller
  return [await putSample(caller, { send: (event) => void sent.push(event) }), sent] as const
}

it('puts the first article of the shop into the cart, by as many as it is sold by', async () => {
  const [isPut, [event]] = await sampleOf([product])
  expect(isPut).toBe(true)
  expect(event).toMatchObject({ type: 'line.add', product: { id: product.id, name: product.name } })
  expect(event?.type === 'line.add' && Number(event.quantity) > 0).toBe(true)
})

it.each([
  ['that sells nothing', [], product],
  ['whose article cannot be read', [product], { id: 1 }],
])('puts nothing into the cart of a shop %s', async (_, listed, detail) => {
  expect(await sampleOf(listed, detail)).toEqual([false, []])
})
