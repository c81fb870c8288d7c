import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

const open = async (host: string, url: string) => (await sites.app.inject({ url, headers: { host, accept: 'text/html' } })).body

const monthLinks = (html: string) => [...html.matchAll(/href="[^"]*[?&;]month=(\d{4}-\d{2})[^"]*"/g)].flatMap(([, month]) => month ?? [])

/** Returns every month that a crawler reaches by following the links. */
async function walk(host: string, path: string): Promise<string[]> {
  const seen = new Set<string>()
  const waiting = monthLinks(await open(host, path))
  for (let month = waiting.pop(); month !== undefined; month = waiting.pop()) {
    if (seen.has(month)) continue
    seen.add(month)
    if (seen.size > 200) throw new Error(`the calendar of ${path} goes on for ever: ${month}`)
    waiting.push(...monthLinks(await open(host, `${path}?month=${month}`)))
  }
  return [...seen].sort()
}

/** Returns the first and the last month with an event on the site, the current month included. */
async function bounds(siteId: number) {
  const { rows } = await sql<{ first: string; last: string }>`
    select to_char(min(read_instant(properties ->> 'startAt')) at time zone 'Europe/Paris', 'YYYY-MM') as first,
      to_char(max(read_instant(properties ->> 'endAt')) at time zone 'Europe/Paris', 'YYYY-MM') as last
    from elements where site_id = ${siteId} and properties ? 'startAt'
  `.execute(sites.db)
  const today = parisDay(systemClock()).slice(0, 7)
  const { first = today, last = today } = rows[0] ?? {}
  return [[first, today].sort()[0], [last, today].sort()[1]]
}

describe.each([
  ['localhost', '/evenements', 37],
  ['cave.localhost', '/evenements', 38],
  ['cave.localhost', '/en/events', 38],
])('the calendar of %s%s', (host, path, siteId) => {
  it('links the months from its first to its last event and the current one only', async () => {
    // The month may end during the test.
    const before = await bounds(siteId)
    const months = await walk(host, path)
    expect([before, await bounds(siteId)]).toContainEqual([months[0], months.at(-1)])
  })

  it('has one canonical URL: its query is no list page in the title or the canonical link', async () => {
    for (const query of ['', '?month=2027-01']) {
      const html = await open(host, path + query)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).not.toMatch(/<title>[^<]* – page \d/)
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]*${path}"`))
    }
  })

  it('is not indexed for a month without events, and links back to the others', async () => {
    const [, before] = await bounds(siteId)
    const html = await open(host, `${path}?month=2088-07`)
    const [, after] = await bounds(siteId)
    expect(html).toContain('<meta name="robots" content="noindex"')
    // The language switch outside of the main element stays on the displayed month.
    const linked = [...new Set(monthLinks(html.slice(html.indexOf('<main'), html.indexOf('</main>'))))]
    expect([[before], [after]]).toContainEqual(linked)
    expect(await open(host, path)).not.toContain('content="noindex"')
  })
})

describe('a page with a calendar', () => {
  const day = '2032-06-14'
  // In the collection of the site, in which no other test adds events.
  const addEvents = (count: number) =>
    sql`
      with added as (
        insert into elements (site_id, collection_id, properties)
        select site_id, id, ${JSON.stringify({ startAt: `${day}T08:00:00Z`, endAt: `${day}T09:00:00Z`, capacity: null })}::jsonb
        from element_collections, generate_series(1, ${sql.lit(count)}) where site_id = 37 and route = 'event'
        returning id, site_id, collection_id
      )
      insert into element_texts (element_id, site_id, collection_id, locale, title, slug)
      select id, site_id, collection_id, 'fr_FR', 'Foule ' || id, 'foule-' || id from added
    `.execute(sites.db)

  it('requests as many list pages as its month needs', async () => {
    const { elements } = sites.app.features
    const list = vi.spyOn(elements, 'list')
    // Returns the requested pages so far. A cached page may be refreshed after its response.
    const asked = async () => {
      const html = await open('localhost', `/evenements?month=${day.slice(0, 7)}`)
      const ofMonth = list.mock.calls.filter(([, , query]) => JSON.stringify(query).includes(`${day.slice(0, 7)}-01`))
      return [new Set(ofMonth.map(([, , { page }]) => page)), new Set(html.match(/foule-\d+/g)).size]
    }
    expect(await asked()).toEqual([new Set([1]), 0])
    await addEvents(250)
    // A direct write to the database is noticed after a moment.
    await expect.poll(asked).toEqual([new Set([1, 2, 3]), 250])
  })
})
