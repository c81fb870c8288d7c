import { describe, expect, it } from 'vitest'
import { wineExample } from '#tests/support/blocks/cart-examples.ts'
import { parseCartPart } from './parse-stored-cart.ts'
import { sellableOfLine } from './sellable-of-line.ts'

const held = { idProduct: 107, name: 'Cuvée 30 2021', quantity: 3 }
const boxOf = (...products: object[]) => {
  const product = { ...wineExample(33, { type: { type: 'BOX' }, sellByMultipleOf: 6 }), products }
  const [line] = parseCartPart('lines', JSON.stringify([{ id: 0, product, declinationId: null, quantity: 1 }]))
  return line && sellableOfLine(line)
}

describe('stored box', () => {
  it('has the capacity of each of its bottles', () => {
    const products = [
      { ...held, capacity: 37.5, capacityUnit: 'CENTILITRE' },
      { ...held, idProduct: 108, capacity: 1.5, capacityUnit: 'LITER' },
    ]
    expect(boxOf(...products)?.contents).toEqual([
      { id: 107, count: 3, capacityMl: 375 },
      { id: 108, count: 3, capacityMl: 1500 },
    ])
  })

  it('without stored capacities has bottles of unknown capacity', () => {
    expect(boxOf(held)?.contents).toEqual([{ id: 107, count: 3, capacityMl: null }])
  })
})
