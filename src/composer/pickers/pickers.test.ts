import { expect, it, vi } from 'vitest'
import { choicePickers } from './choice-pickers.ts'

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
