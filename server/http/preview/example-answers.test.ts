import { expect, it } from 'vitest'
import { exampleOf } from './example-answers.ts'

it('has several things in a list, with numbers of their own, and grey pictures', () => {
  const { products, total } = exampleOf('product.list', undefined) as { products: readonly { idProduct: number }[]; total: number }
  expect([products.length, new Set(products.map(({ idProduct }) => idProduct)).size, total]).toEqual([4, 4, 4])
  const text = JSON.stringify(products)
  expect([text.includes('/example-picture.svg'), text.includes('"/media/')]).toEqual([true, false])
})

it('is the example of a call that lists nothing, and the stage of a call that has one', () => {
  expect(exampleOf('product.get', undefined)).toMatchObject({ idProduct: 30 })
  expect(exampleOf('product.list', { products: [], total: 0 })).toEqual({ products: [], total: 0 })
  expect(exampleOf('no.call', undefined)).toBeUndefined()
})

it.each([
  ['element.list', { endAt: 'gte:2026-11-27', nbItem: 10, page: 1 }, ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21']],
  ['element.list', { endAt: 'lt:2026-11-27', nbItem: 2, page: 1 }, ['2026-11-24', '2026-11-17']],
  ['element.list', { orderBy: 'endAt:desc', nbItem: 1, page: 1 }, ['2026-12-21']],
  ['element.list', { nbItem: 10, page: 2 }, []],
])('has events round the day of the page for %s with %j', (call, params, days) => {
  const { items } = exampleOf(call, undefined, { params: { route: 'event', ...params }, today: '2026-11-27' }) as {
    readonly items: readonly { readonly startAt: string }[]
  }
  expect(items.map(({ startAt }) => startAt.slice(0, 10))).toEqual(days)
})
