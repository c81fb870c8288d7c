import { expect, it } from 'vitest'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { adviceOn } from './advice-on.ts'

const page = (id: number) => ({ kind: 'page' as const, id, locale: 'fr_FR' })

/** The review call of a site whose pages have findings of these levels; a page without an entry cannot be checked. */
const reviewOf = (levels: Readonly<Record<number, readonly string[]>>) => {
  const review = ({ id }: { readonly id: number }) =>
    levels[id] ? Promise.resolve({ findings: levels[id].map((level) => ({ level })) }) : Promise.reject(new Error('offline'))
  return { review } as unknown as Pick<AdminApi['draft'], 'review'>
}

it.each([
  ['no document', [], { count: 0, first: null }],
  ['documents without advice', [page(1), page(2)], { count: 0, first: null }],
  ['the first document that has some', [{ ...page(4), kind: 'menu' as const }, page(1), page(3), page(4)], { count: 3, first: page(3) }],
  ['documents beside one that cannot be checked', [page(9), page(4)], { count: 2, first: page(4) }],
])('counts the advice on %s', async (_, documents, found) => {
  const review = reviewOf({ 1: [], 2: ['stop'], 3: ['advice', 'stop'], 4: ['advice', 'advice'] })
  expect(await adviceOn(review, documents)).toEqual(found)
})
