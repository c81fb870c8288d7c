import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

const bodyOf = async (host: string, url: string) => (await sites.app.inject({ url, headers: { host, accept: 'text/html' } })).body
const pathsIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, path]) => path ?? ''))]

it.each([
  ['localhost', '/plan-du-site', /^\/(?:blog|services)\/[^/]+$/, 20],
  ['cave.localhost', '/plan-du-site', /^\/blog\/[^/]+$/, 3],
  ['cave.localhost', '/en/site-map', /^\/en\/blog\/[^/]+$/, 1],
])('lists the articles and services of %s on %s as the map for search engines does', async (host, page, items, least) => {
  const shown = pathsIn(await bodyOf(host, page), /href="([^"]+)"/g).filter((path) => items.test(path))
  const indexed = pathsIn(await bodyOf(host, '/sitemap.xml'), /<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g)
  expect(shown.length).toBeGreaterThanOrEqual(least)
  expect(shown.filter((path) => !indexed.includes(path))).toEqual([])
})
