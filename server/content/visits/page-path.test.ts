import { expect, it } from 'vitest'
import type { Pages } from '#server/content/pages/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { pagePath } from './page-path.ts'

const site = { defaultLocale: 'fr_FR', locales: ['fr_FR', 'en_GB'] } as unknown as Site

/** Returns pages with a single one, at `address` in a locale, and the place of its document. */
function pagesWith(address: string, locale: string, place: { url: string; params: Record<string, string | number> }): Pages {
  const find: Pages['find'] = (scope, id) => {
    if (id !== address || scope.locale !== locale) return Promise.reject(new ApiError('NOT_FOUND'))
    return Promise.resolve({ kind: 'page', row: { locale }, place } as never)
  }
  return { find } as Pages
}

it('omits the reference and the token of an order', async () => {
  const params = { reference: '2026-000123', token: 'h1Yk3bq0' }
  const pages = pagesWith('suivi-commande/2026-000123/h1Yk3bq0', 'fr_FR', { url: 'suivi-commande/2026-000123/h1Yk3bq0', params })
  expect(await pagePath({ pages, site, caller: visitor }, '/suivi-commande/2026%2D000123/h1Yk3bq0')).toBe('/suivi-commande/…/…')
})

it('returns one path for all addresses of a page, with the slugs of its items', async () => {
  const pages = pagesWith('blog/my-article', 'en_GB', { url: 'blog/my-article', params: { blog: 81 } })
  for (const path of ['/en/blog/my-article', '/blog/my-article/', '/en//blog/my-article?page=2#a', '/blog/my%2Darticle'])
    expect([path, await pagePath({ pages, site, caller: visitor }, path)]).toEqual([path, '/en/blog/my-article'])
  expect(await pagePath({ pages, site, caller: visitor }, '/blog/another')).toBeNull()
})

it.each(['/blog/%00', '/%00', '/1%00', '/blog%0A', '/%7F', '/%E0%A4%A'])(
  'returns null for the invalid address %s without looking it up',
  async (path) => {
    const pages = { find: () => Promise.reject(new Error('no database takes it')) } as unknown as Pages
    expect(await pagePath({ pages, site, caller: visitor }, path)).toBeNull()
  },
)

it('rejects when the look-up fails, instead of returning null', async () => {
  const pages = { find: () => Promise.reject(new Error('the database is away')) } as unknown as Pages
  await expect(pagePath({ pages, site, caller: visitor }, '/blog')).rejects.toThrow('away')
})
