import { describe, expect, it } from 'vitest'
import { CallError } from '#api-client/transport/errors.ts'
import { askQuantities } from './fetch-stock.ts'

/** A shop in which the given ids belong to products with variants. */
function shopWith(...bare: readonly number[]) {
  const asked: number[][] = []
  const ask = ({ products }: { products: { id: number }[] }) => {
    asked.push(products.map(({ id }) => id))
    const errors = products.flatMap(({ id }, index) => (bare.includes(id) ? [{ field: `products.${index}.id`, code: 'OPTION' }] : []))
    if (errors.length === 0) return Promise.resolve(products.map(({ id }) => ({ id, quantity: 9, setQuantity: true })))
    return Promise.reject(new CallError('Vérifiez les champs.', { code: 'VALIDATION_FAILED', errors }, { status: 422, body: null }))
  }
  return { asked, ask }
}

const lines = (...ids: readonly number[]) => ids.map((id) => ({ id, quantity: 1 }))
const left = (id: number, quantity: number) => ({ id, quantity, setQuantity: true })

describe('the stock of cart lines', () => {
  it('is requested once when the shop knows all of them', async () => {
    const { asked, ask } = shopWith()
    expect(await askQuantities(ask, lines(31, 107))).toEqual([left(31, 9), left(107, 9)])
    expect(asked).toEqual([[31, 107]])
  })

  it('is not requested for an empty cart', async () => {
    const { asked, ask } = shopWith()
    expect([await askQuantities(ask, lines()), asked]).toEqual([[], []])
  })

  it('is zero for a product that has variants now, and is requested again for the others', async () => {
    const { asked, ask } = shopWith(31, 40)
    expect(await askQuantities(ask, lines(31, 107, 40))).toEqual([left(107, 9), left(31, 0), left(40, 0)])
    expect(asked).toEqual([[31, 107, 40], [107]])
    expect(await askQuantities(ask, lines(40))).toEqual([left(40, 0)])
  })

  it.each([
    ['a refusal of something else', new CallError('Fermé.', { code: 'SHOP_CLOSED' }, { status: 403, body: null })],
    [
      'faults of other fields',
      new CallError('Vérifiez.', { errors: [{ field: 'products', code: 'TOO_LONG' }, 7] }, { status: 422, body: null }),
    ],
    ['a server that does not answer', new TypeError('Failed to fetch')],
  ])('is unknown after %s', async (_, error) => {
    await expect(askQuantities(() => Promise.reject(error), lines(31))).rejects.toBe(error)
  })
})
