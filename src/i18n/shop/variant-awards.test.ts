import { expect, it } from 'vitest'
import { awardList } from '#schemas/api/shop/product-calls.ts'
import type { Award } from '#schemas/api/shop/product.ts'
import { awardsOf } from './variant-awards.ts'

const { vintage: _, ...ofAll } = awardList.example.data[0]!
const awards: readonly Award[] = [ofAll, { ...ofAll, id: 5, vintage: 2021 }, { ...ofAll, id: 6, vintage: 2019 }]

it('a bottle boasts of the awards of its vintage and of those that are of none', () => {
  const idsFor = (year: number | null) => awardsOf(awards, { year }).map(({ id }) => id)
  expect(idsFor(2021)).toEqual([4, 5])
  expect(idsFor(2019)).toEqual([4, 6])
  expect(idsFor(2016)).toEqual([4])
})

it('what has no vintage boasts of none that was given to one', () => {
  expect(awardsOf(awards, { year: null })).toEqual([ofAll])
})
