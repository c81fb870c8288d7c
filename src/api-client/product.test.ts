import { expect, it, vi } from 'vitest'
import { createApi } from './create-api.ts'

const answer = () => new Response(JSON.stringify({ success: true, data: [], message: null }))

type Api = ReturnType<typeof createApi>

const readings: readonly (readonly [address: string, read: (api: Api) => Promise<unknown>])[] = [
  ['/product?nbItem=100&page=1&orderBy=price', ({ product }) => product.list()],
  [
    '/product?nbItem=12&page=2&orderBy=name&kind=RED&search=syrah&tags=bio%2Cdomaine&price=lte%3A20',
    ({ product }) =>
      product.list({
        ...{ nbItem: 12, page: 2, orderBy: { value: 'name' }, kind: { value: 'RED' }, search: { value: 'syrah' } },
        ...{ tags: { value: ['bio', 'domaine'] }, price: { type: 'LESS_OR_EQUAL', value: 20 }, name: { type: 'LIKE', value: '' } },
      }),
  ],
  ['/product/cuvee-a', ({ product }) => product.get('cuvee-a')],
  ['/v2/product/recommended/30', ({ product }) => product.recommended(30)],
  ['/variation', ({ product }) => product.variations()],
  ['/award?product=30', ({ product }) => product.awards(30)],
  ['/award', ({ product }) => product.awards()],
  ['/parameter/product/meal-icon', ({ product }) => product.mealIcons()],
]

it.each(readings)('the catalogue is asked for %s', async (address, read) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer()))
  await read(createApi({ base: '/api', fetch: fetched }))
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api${address}`)
})
