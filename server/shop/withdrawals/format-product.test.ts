import { describe, expect, it } from 'vitest'
import { writeProduct } from './format-product.ts'

/** A wine with its bought and its remaining units. */
const left = (quantity: number, rest: number) => [{ id: 107, productId: 30, quantity, left: rest }]
const given = (quantity: number) => ({ id: 107, quantity, name: 'Cuvée A 2021' })
const both = (...args: [Parameters<typeof writeProduct>[0], Parameters<typeof writeProduct>[2]?]) =>
  ['fr_FR', 'en_GB'].map((locale) => writeProduct(args[0], locale, args[1]))

describe('what is given up', () => {
  it('is named, or called an article of the order without proof of the order', () => {
    expect(both(given(2))).toEqual(['2 × Cuvée A 2021', '2 × Cuvée A 2021'])
    expect(both({ ...given(2), name: null })).toEqual(['2 × produit de cette commande', '2 × product of this order'])
  })

  it('has no addition where as much of it is left', () => {
    expect(both(given(3), left(3, 3))).toEqual(['3 × Cuvée A 2021', '3 × Cuvée A 2021'])
    expect(both(given(2), left(6, 2))).toEqual(['2 × Cuvée A 2021', '2 × Cuvée A 2021'])
  })

  it('has the quantity of the order, where it had fewer', () => {
    expect(both(given(4), left(3, 3))).toEqual([
      '4 × Cuvée A 2021 (la commande n’en comptait que 3)',
      '4 × Cuvée A 2021 (the order had only 3)',
    ])
  })

  it.each([
    [0, 'il n’en restait plus', 'none were left'],
    [1, 'il n’en restait que 1', 'only 1 was left'],
    [2, 'il n’en restait que 2', 'only 2 were left'],
  ])('has the remaining quantity where that is less: %i', (rest, french, english) => {
    expect(both(given(3), left(3, rest))).toEqual([
      `3 × Cuvée A 2021 (${french}\u00a0: le reste avait déjà fait l’objet d’une rétractation ou d’un remboursement)`,
      `3 × Cuvée A 2021 (${english}: the rest had been withdrawn from or refunded before)`,
    ])
    expect(both(given(4), left(3, rest))).toEqual([
      expect.stringContaining(`(la commande n’en comptait que 3, et ${french}`),
      expect.stringContaining(`(the order had only 3, and ${english}`),
    ])
  })

  it('is named by its numbers where the order lacks the item', () => {
    expect(both({ id: 9, quantity: 1, name: null }, left(3, 3))).toEqual([
      '1 × produit n°\u00a09 (n’est pas dans cette commande)',
      '1 × product no. 9 (not in this order)',
    ])
    expect(both({ id: 30, declinationId: 9, quantity: 1, name: null }, left(3, 3))).toEqual([
      '1 × produit n°\u00a030, déclinaison n°\u00a09 (n’est pas dans cette commande)',
      '1 × product no. 30, declination no. 9 (not in this order)',
    ])
  })
})
