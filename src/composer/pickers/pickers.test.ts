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
  const { list, find } = choicePickers({ admin: admin as never, locale: 'en_GB', locales: ['fr_FR', 'en_GB'] })
  expect(await list('page', ' rech ')).toEqual([{ value: 'recherche', label: 'Recherche', detail: '/en/recherche', isOnline: true }])
  expect(await find('album', 4)).toEqual(album)
  expect(admin.page.list).toHaveBeenCalledWith({
    ...{ nbItem: 30, locale: { value: 'en_GB' }, foundBy: { value: 'NAME' } },
    search: { value: 'rech' },
  })
  expect(admin.choice.list).toHaveBeenCalledWith('album', { nbItem: 1, value: { value: '4' } })
})

it('offers pages with their pictures for a link, and none whose address has a parameter', async () => {
  const pages = ['', 'produits/{product}', 'contact'].map((url, id) => ({
    id,
    url,
    title: 'Une page',
    state: id === 2 ? 'DRAFT' : 'MODIFIED',
  }))
  const pictures = vi.fn(() =>
    Promise.resolve({
      pictures: [
        { id: 2, preview: { externalPath: '/vignette' } },
        { id: 0, preview: null },
      ],
    }),
  )
  const admin = { page: { list: () => Promise.resolve({ pages, total: 3 }) }, layout: { pictures } }
  const needs = {
    ...{ admin: admin as never, locale: 'fr_FR', locales: ['fr_FR'] },
    ...{ values: [], rights: [] },
    usedMedia: () => [],
    anchors: () => [],
    channel: { get: () => null },
  }
  const offered = [
    { href: '/', title: 'Une page', thumb: null, standing: 'online' },
    { href: '/contact', title: 'Une page', thumb: '/vignette', standing: 'draft' },
  ]
  expect(await createPickers(needs).pages('')).toEqual(offered)
  expect(pictures).toHaveBeenCalledWith({ nbItem: 30, id: { value: [0, 2] }, locale: { value: 'fr_FR' } })
  // Pages are offered also where their pictures do not come.
  pictures.mockRejectedValueOnce(new Error('offline'))
  expect(await createPickers(needs).pages('')).toEqual(offered.map((page) => ({ ...page, thumb: null })))
})
