import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

const ask = (host: string, url: string) => sites.app.inject({ url, headers: { host, accept: 'text/html' } })

it.each([
  ['localhost', '/blog', ''],
  ['localhost', '/actualites', ''],
  ['localhost', '/albums', ''],
  ['localhost', '/evenements', ''],
  ['localhost', '/recherche', 'q=statuts&'],
  ['localhost', '/recherche', 'q=xylophone&'],
  ['cave.localhost', '/produits', ''],
  ['cave.localhost', '/produits', 'kind=RED&'],
])('a page beyond the end of the list of %s%s is none, and leads back to the first', async (host, path, query) => {
  const [first, beyond] = [await ask(host, `${path}?${query.slice(0, -1)}`), await ask(host, `${path}?${query}page=999`)]
  expect([first.statusCode, beyond.statusCode]).toEqual([200, 404])
  expect(beyond.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(beyond.headers['cache-control']).toBe('private, no-cache')
  expect(beyond.body).toContain('<meta name="robots" content="noindex"')
  expect(beyond.body).not.toMatch(/rel="(?:canonical|alternate" hreflang)/)
  const main = beyond.body.slice(beyond.body.indexOf('<main'), beyond.body.indexOf('</main>'))
  expect(main).toMatch(/<h1/)
  expect(main).toMatch(new RegExp(`(?:href|action)="${path}(?:\\?${query.slice(0, -1).replace('?', '')})?"`))
  // Asked for again, it is none again.
  expect((await ask(host, `${path}?${query}page=999`)).statusCode).toBe(404)
})

it('a page within its list is there', async () => {
  expect((await ask('localhost', '/recherche?q=statuts&page=2')).statusCode).toBe(200)
})
