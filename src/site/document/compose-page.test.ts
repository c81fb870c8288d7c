import { expect, it } from 'vitest'
import { pageGet } from '#schemas/api/content/page.ts'
import type { PageData } from '#schemas/api/content/page.ts'
import { siteInfo } from '#schemas/api/sites/site-calls.ts'
import type { SiteInfo } from '#schemas/api/sites/site.ts'
import type { PageParts } from '#schemas/runtime/site-rendering.ts'
import { composePage } from './compose-page.ts'

const site = siteInfo.example.data as SiteInfo
const english = { ...site.defaultLang, code: 'en_GB', id: 2 }
const page = { ...(pageGet.example.data as PageData), locale: 'en_GB', url: 'tour', alternates: [{ locale: 'fr_FR', url: 'visite' }] }

function addresses(path: string, shown: PageData | null, locale = 'en_GB') {
  const start = { site: { ...site, languages: [site.defaultLang, english] }, parameters: [] }
  const rest = { query: {}, today: '2026-11-20', shell: null, media: [], data: {}, answers: [], error: null }
  const { canonical, path: own, alternates } = composePage({ ...rest, start, locale, path, page: shown } satisfies PageParts).page
  return [canonical, own, alternates]
}

it('a page has its canonical URL in its locale, for any requested one', () => {
  const own = [`${site.url}/en/tour`, '/en/tour', [{ locale: 'fr_FR', url: '/visite' }]]
  expect(addresses('/visite', page)).toEqual(own)
  expect(addresses('/tour', page)).toEqual(own)
  expect(addresses('/', { ...page, url: '', alternates: [] })).toEqual([`${site.url}/en`, '/en', []])
})

it('a URL without a page is unchanged', () => {
  expect(addresses('/nulle-part', null)).toEqual([`${site.url}/en/nulle-part`, '/en/nulle-part', []])
})

it('the page number is that of the list that the URL paginates', () => {
  const start = { site: { ...site, languages: [site.defaultLang, english] }, parameters: [] }
  const own = { call: 'news.list', params: { page: 2, nbItem: 10 }, value: {}, targets: [], pagedBy: 'page' as const }
  const { pagedBy: _, ...other } = { ...own, params: { page: 3, nbItem: 100 } }
  const shown = (answers: PageParts['answers']) => {
    const rest = {
      query: { page: '2' },
      today: '2026-11-20',
      shell: null,
      media: [],
      data: {},
      error: null,
      locale: 'en_GB',
      path: '/tour',
    }
    const { listPage, canonical } = composePage({ ...rest, answers, start, page }).page
    return [listPage, canonical]
  }
  expect(shown([other])).toEqual([undefined, `${site.url}/en/tour`])
  expect(shown([other, own])).toEqual([2, `${site.url}/en/tour?page=2`])
})
