// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import { findPage, readHref } from './find-page.ts'

const site = { siteUrl: 'https://exemple.fr', locales: ['fr_FR', 'en_GB'] }

it.each([
  ['/nos-vins?annee=2020#haut', { url: 'nos-vins', locale: 'fr_FR' }],
  ['/en/wines/', { url: 'wines', locale: 'en_GB' }],
  ['https://exemple.fr/', { url: '', locale: 'fr_FR' }],
  ['https://ailleurs.fr/nos-vins', null],
  ['mailto:a@exemple.fr', null],
])('reads where %s leads on the site', (href, wanted) => {
  expect(readHref(href, site, 'fr_FR')).toEqual(wanted)
})

it('finds the page of an address in its language, else in another one', async () => {
  const languages = [
    { url: 'vins', locale: 'en_GB' },
    { url: 'vins', locale: 'fr_FR' },
  ]
  const list = vi.fn(() => Promise.resolve({ pages: [{ id: 12, languages }], total: 1 }))
  const admin = { page: { list } } as unknown as Pick<AdminApi, 'page'>
  expect(await findPage(admin, { url: 'vins', locale: 'fr_FR' })).toEqual({ id: 12, locale: 'fr_FR' })
  expect(await findPage(admin, { url: 'vins', locale: 'de_DE' })).toEqual({ id: 12, locale: 'en_GB' })
  expect(await findPage(admin, { url: 'autre', locale: 'fr_FR' })).toBeNull()
})
