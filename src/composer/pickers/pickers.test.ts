import { expect, it, vi } from 'vitest'
import { choicePickers } from './choice-pickers.ts'
import { createPickers } from './create-pickers.ts'

it('asks the call of pages for pages, and the call of choices for all else', async () => {
  const stored = { url: 'recherche', title: 'Recherche', state: 'ONLINE' }
  const album = { value: 4, label: 'Vendanges', detail: 'vendanges', isOnline: false }
  const admin = {
    page: { list: vi.fn(() => Promise.resolve({ pages: [stored, { ...stored, url: '' }], total: 2 })) },
    choice: { list: vi.fn(() => Promise.resolve({ choices: [album], total: 1 })) },
  }
  const { list, find } = choicePickers({ admin: admin as never, locale: 'fr_FR' })
  expect(await list('page', ' rech ')).toEqual([{ value: 'recherche', label: 'Recherche', detail: '/recherche', isOnline: true }])
  expect(await find('album', 4)).toEqual(album)
  expect(admin.page.list).toHaveBeenCalledWith({ nbItem: 30, locale: { value: 'fr_FR' }, search: { value: 'rech' } })
  expect(admin.choice.list).toHaveBeenCalledWith('album', { nbItem: 1, value: { value: '4' } })
})

it('offers no page for a link whose address has a parameter', async () => {
  const pages = ['', 'produits/{product}', 'contact'].map((url) => ({ url, title: 'Une page' }))
  const admin = { page: { list: () => Promise.resolve({ pages, total: 3 }) } }
  const needs = { admin: admin as never, locale: 'fr_FR', values: [], usedMedia: () => [], anchors: () => [], channel: { get: () => null } }
  expect((await createPickers(needs).pages('')).map(({ href }) => href)).toEqual(['/', '/contact'])
})
