import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { declaredQueries, watchedLists } from '#tests/support/resources/list-plans.ts'
import { fillItems } from '#tests/support/resources/many-rows.ts'
import { resourceClient } from '#tests/support/resources/resource-client.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { shortestInTurn } from '#tests/support/time-ratio.ts'

const [LARGE, SMALL] = [37, 38]
const count = isFull ? 100_000 : 5000
// Few rows are read whole more quickly: the planner is asked if an index could serve.
const settings = isFull ? '' : 'set local enable_seqscan = off'

let test: TestApp
let lists: ReturnType<typeof watchedLists>

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  const stage = { database: test.database, features: test.app.features }
  for (const resource of resources) {
    await fillItems(stage, resource, LARGE, count)
    await fillItems(stage, resource, SMALL, 100)
  }
  lists = watchedLists(stage, LARGE)
})
afterAll(() => test.close())

/** A page of ten items near the end of a list, or of what is counted of it. */
const farPage = (items: number) => `page=${Math.floor((Math.min(items, COUNTED_ITEMS) * 98) / 1000)}`

const queriesOf = (resource: Resource, items: number) => [...declaredQueries(resource), farPage(items)]

describe.each(resources.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  it('reads no table whole for any declared order, filter or search', async () => {
    for (const query of queriesOf(resource, count))
      expect([query, await lists.wholeReadings(resource, query, settings)]).toEqual([query, []])
  })

  it('finds the same items on two pages as on one that is as long', async () => {
    const whole = await lists.list(resource, 'nbItem=100&page=2')
    const halves = [await lists.list(resource, 'nbItem=50&page=3'), await lists.list(resource, 'nbItem=50&page=4')]
    expect(halves.flatMap(({ rows }) => rows)).toEqual(whole.rows)
    expect(whole.rows).toHaveLength(100)
  })

  if (isFull)
    it('answers 100,000 items in no more than six times the time of 100', async () => {
      const large = resourceClient(test, await addMember(test, { siteId: LARGE, role: 'ADMIN' }), resource)
      const small = resourceClient(test, await addMember(test, { siteId: SMALL, role: 'ADMIN' }), resource, 'cave.localhost')
      const slow: string[] = []
      for (const query of queriesOf(resource, count)) {
        const ofFewQuery = query === farPage(count) ? farPage(100) : query
        const [ofMany = 0, ofFew = 0] = await shortestInTurn([() => large.list(query), () => small.list(ofFewQuery)])
        if (ofMany > 6 * ofFew) slow.push(`${query}: ${ofMany} ms, and ${ofFew} ms for few`)
      }
      expect(slow).toEqual([])
    })

  if (isFull)
    it('finds an exact text whose words are in every title in six times the time of the first page', async () => {
      const { title } = resource.list
      const [exact = 0, first = 0] = await shortestInTurn([() => lists.list(resource, `${title}=Titre`), () => lists.list(resource, '')])
      expect(title === undefined || exact <= 6 * first ? 'quick' : `${exact} ms, and ${first} ms for the first page`).toBe('quick')
    })
})
