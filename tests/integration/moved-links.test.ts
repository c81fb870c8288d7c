import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LinkedSite } from '#tests/support/moves/linked-site.ts'
import { seed, takeTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** 1,000 sites in batches: one batch in a short run. */
const SITES_IN_BATCH = 2
const BATCHES = 500
const batches = takeTurn(
  Array.from({ length: BATCHES }, (_, index) => index),
  BATCHES,
)
const MIN_LINKS = 200

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  // The rows of the test sites have numbers that the sequences do not know.
  for (const table of ['pages', 'menu_items', 'news', 'services', 'blogs', 'sections'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100000)`.execute(test.database.db)
})
afterAll(() => test.close())

const read = async ({ id }: LinkedSite, url: string) =>
  test.app.inject({ url, headers: { host: 'liens.example', 'x-site-id': String(id) } })
const countOf = (text: string, address: string): number => text.match(new RegExp(`\\b${address}\\b(?!-)`, 'g'))?.length ?? 0

/** Every link leads to the page, nothing has a former address, and what only looks like it is as it was. */
async function expectFollowed(site: LinkedSite, former: ReadonlySet<string>, links: number): Promise<void> {
  const text = await site.contents()
  expect([...former].map((address) => [address, countOf(text, address)])).toEqual([...former].map((address) => [address, 0]))
  expect(countOf(text, site.address)).toBe(links)
  for (const address of former) {
    const found = await test.app.features.pages.find(site.scope, address, 'visitors')
    expect([address, found]).toEqual([address, { kind: 'moved', to: site.address }])
  }
  expect(await test.app.features.pages.find(site.scope, site.address, 'visitors')).toMatchObject({
    ...{ kind: 'page', row: { pageId: site.page } },
  })
  const { body: map } = await read(site, '/sitemap.xml')
  const { body: info } = await read(site, '/api/site/info')
  const { body: news } = await read(site, '/api/news')
  for (const answer of [map, info]) expect(countOf(answer, site.address)).toBeGreaterThan(0)
  for (const answer of [map, info, news, (await read(site, '/blog/rss.xml')).body])
    for (const address of former) expect(countOf(answer, address)).toBe(0)
}

describe(`a page with more than ${MIN_LINKS} links that moves, and moves back`, () => {
  it.each(batches)('is followed by every link in one transaction, and found by every old address (batch %i)', async (batch) => {
    for (let number = 0; number < SITES_IN_BATCH; number += 1) {
      const site = await LinkedSite.make(
        { features: test.app.features, database: test.database },
        seed * 2000 + batch * SITES_IN_BATCH + number,
      )
      const text = await site.contents()
      const links = countOf(text, site.address)
      const others = countOf(text, `${site.freshAddress(0).slice(0, -2)}-autre`)
      expect(links).toBeGreaterThan(MIN_LINKS)
      const former = new Set<string>()
      for (let time = 1; time <= 2 + (batch % 2); time += 1) {
        const before = await site.writers()
        const to = time > 1 && site.dice.chance(0.5) ? site.dice.pick([...former]) : site.freshAddress(time)
        former.add(site.address)
        former.delete(to)
        await site.move(to)
        expect([...(await site.writers())].filter((writer) => !before.has(writer))).toHaveLength(1)
        await expectFollowed(site, former, links)
      }
      expect(countOf(await site.contents(), `${site.freshAddress(0).slice(0, -2)}-autre`)).toBe(others)
    }
  })
})
