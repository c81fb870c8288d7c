import { expect, it } from 'vitest'
import type { CartLine } from '#schemas/runtime/cart.ts'
import { lineExample, wineExample } from '#tests/support/blocks/cart-examples.ts'
import { containsWine } from './contains-wine.ts'

const lineOf = (more: Parameters<typeof wineExample>[1]): CartLine => ({ ...lineExample, product: wineExample(33, more) })
const glasses = lineOf({ type: { type: 'BOX' } })
const box = lineOf({ type: { type: 'BOX' }, products: [{ idProduct: 107, name: 'Cuvée A', quantity: 6 }] })

it('wine is in a cart alone or in a box, beside what is none', () => {
  for (const lines of [[lineExample], [box], [glasses, lineExample], [glasses, box]]) expect(containsWine({ lines })).toBe(true)
  for (const lines of [[], [glasses]]) expect(containsWine({ lines })).toBe(false)
})
