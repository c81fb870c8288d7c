import { expect, it } from 'vitest'
import type { Site } from '#server/platform/scope/site.ts'
import { sitesByHost } from './build-site.ts'

const domain = (host: string, kind: 'dev' | 'prod', site_id = 38) => ({ host, kind, site_id, proved_at: new Date(0) })
const own = [
  domain('cave.localhost', 'dev'),
  domain('essai.craie.example', 'dev'),
  domain('craie.example', 'prod'),
  domain('www.craie.example', 'prod'),
]
const cellar = { id: 38, isDefault: false, publishedUrl: 'https://craie.example', prodUrl: 'https://craie.example' }

const urlsOf = (site: object, publicUrl: string, domains = own) =>
  Object.fromEntries([...sitesByHost(site as Site, domains, publicUrl)].map(([host, { url }]) => [host, url]))

it('gives a development host its own address, and every production host the first of them', () => {
  expect(urlsOf(cellar, 'http://localhost:3000')).toEqual({
    'cave.localhost': 'http://cave.localhost:3000',
    'essai.craie.example': 'http://essai.craie.example:3000',
    'craie.example': 'https://craie.example',
    'www.craie.example': 'https://craie.example',
  })
})

it('leaves out the hosts of other sites', () => {
  expect(urlsOf(cellar, 'http://localhost:3000', [...own, domain('localhost', 'dev', 37)])).not.toHaveProperty('localhost')
})

it('keeps the published address of a site on every host', () => {
  const all = [...sitesByHost(cellar as Site, own, 'http://localhost:3000').values()]
  expect(new Set(all.map(({ publishedUrl }) => publishedUrl))).toEqual(new Set(['https://craie.example']))
})

it.each([
  ['the production domain while PUBLIC_URL is a development host', 'http://localhost:3000', 'https://greffe.example'],
  ['PUBLIC_URL while that is a production host', 'https://www.greffe.example', 'https://www.greffe.example'],
  ['PUBLIC_URL while that is no host of the table', 'https://site.example', 'https://site.example'],
])('gives the production hosts of the default site %s', (_, publicUrl, url) => {
  const site = { id: 37, isDefault: true, publishedUrl: publicUrl, prodUrl: 'https://greffe.example' }
  const domains = [domain('localhost', 'dev', 37), domain('greffe.example', 'prod', 37), domain('www.greffe.example', 'prod', 37)]
  expect(urlsOf(site, publicUrl, domains)).toMatchObject({ 'greffe.example': url, 'www.greffe.example': url })
})

it('shows an open site under construction at the host that was not proven alone', () => {
  const domains = [...own, { host: 'neuf.example', kind: 'prod' as const, site_id: 38, proved_at: null }]
  const shown = [...sitesByHost({ ...cellar, isBuilding: false } as Site, domains, 'http://localhost:3000')]
  expect(shown.filter(([, { isBuilding }]) => isBuilding).map(([host]) => host)).toEqual(['neuf.example'])
})
