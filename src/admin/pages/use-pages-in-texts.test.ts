import { expect, it, vi } from 'vitest'
import { findInTexts } from './use-pages-in-texts.ts'

it('asks for each part of the pages that a search finds in their texts, until all are there', async () => {
  const parts = [Array.from({ length: 100 }, (_, id) => ({ id })), [{ id: 100 }]]
  const list = vi.fn(({ page }: { page: number }) => Promise.resolve({ pages: parts[page - 1] ?? [], total: 101 }))
  expect((await findInTexts({ page: { list } } as never, 'tarif')).size).toBe(101)
  expect(list).toHaveBeenCalledTimes(2)
  expect(list).toHaveBeenLastCalledWith({ nbItem: 100, page: 2, search: { value: 'tarif' }, foundBy: { value: 'TEXT' } })
})
