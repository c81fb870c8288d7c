import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

const bodyOf = async (host: string, url: string) => (await sites.app.inject({ url, headers: { host, accept: 'text/html' } })).body
const pathsIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, path]) => path ?? ''))]

const inFrench = (path: string) => !/^\/en(?:\/|$)/.test(path)
const inEnglish = (path: string) => !inFrench(path)

it.each([
  ['localhost', '/plan-du-site', inFrench, ['/actualites/', '/albums/', '/blog/', '/evenements/', '/services/']],
  ['cave.localhost', '/plan-du-site', inFrench, ['/actualites/', '/blog/', '/produits/']],
  ['cave.localhost', '/en/site-map', inEnglish, ['/en/blog/', '/en/products/']],
])('links to exactly the pages of the XML site map in the language of the page: %s%s', async (host, page, isInLanguage, kinds) => {
  const links = async () => {
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(await bodyOf(host, page)) ?? []
    const paths = pathsIn(main, /<a [^>]*href="([^"#]+)"/g)
    expect(paths.length).toBeGreaterThan(1)
    return paths
  }
  // A slow machine may miss the deadline of a block's data. A page without them is not cached.
  const shown = await waitUntil(links)
  const indexed = pathsIn(await bodyOf(host, '/sitemap.xml'), /<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g).filter(isInLanguage)
  expect(shown.toSorted()).toEqual(indexed.toSorted())
  expect(kinds.filter((kind) => !shown.some((path) => path.startsWith(kind)))).toEqual([])
})
