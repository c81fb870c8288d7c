import { afterAll, beforeAll, expect, it } from 'vitest'
import { valuesAt } from '#schemas/admin/resources/form-paths.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { RefusedCall, resourceClient, type ResourceClient } from '#tests/support/resources/resource-client.ts'
import { changedForm, newForm } from '#tests/support/resources/resource-forms.ts'
import { fillItems } from '#tests/support/resources/many-rows.ts'
import { storedResource } from '#tests/support/resources/stored-resources.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { withoutSight } from '#tests/support/resources/without-sight.ts'

const rounds = isFull ? 1000 : 15
const steps = 8

let test: TestApp
let clientsOf: (resource: Resource) => readonly [ResourceClient, ResourceClient]

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '100000' } })
  // The rows of the test sites have numbers that the sequences do not know.
  for (const resource of resources) {
    const { table } = storedResource({ database: test.database, features: test.app.features }, resource).store
    await test.database.pool.query(`select setval(pg_get_serial_sequence($1, 'id'), 100000)`, [table])
  }
  const admins = [await addMember(test, { role: 'ADMIN' }), await addMember(test, { role: 'ADMIN' })] as const
  clientsOf = (resource) => [resourceClient(test, admins[0], resource), resourceClient(test, admins[1], resource)]
})
afterAll(() => test.close())

/** Numbers below a bound, the same for each seed. */
function numbersOf(start: number): (bound: number) => number {
  let state = start >>> 0
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

/** The item after a change; null where the change is refused because another came before. */
async function accepted(work: Promise<ResourceItem>): Promise<ResourceItem | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 409) return null
    throw error
  }
}

/** Two administrators read and change one item in a random order, at times simultaneously. Answers the marks of the changes that were accepted. */
async function interleave(resource: Resource, next: (bound: number) => number): Promise<{ text: string; marks: readonly string[] }> {
  const clients = clientsOf(resource)
  let now = await clients[0].create(newForm(resource))
  const { path } = changedForm(resource, now.form)
  const held: [ResourceItem, ResourceItem] = [now, now]
  const marks: string[] = []
  const change = async (who: 0 | 1, mark: string) => {
    const done = await accepted(clients[who].update(held[who], changedForm(resource, held[who].form, mark).form))
    return { who, mark, done }
  }
  for (let step = 0; step < steps; step += 1) {
    const [who, what] = [next(2) as 0 | 1, next(4)]
    if (what === 0) held[who] = await clients[who].read(now.id)
    const writers: readonly (0 | 1)[] = what === 0 ? [] : what === 3 ? [0, 1] : [who]
    const isCurrent = writers.some((each) => held[each].version === now.version)
    const tried = await Promise.all(writers.map((each) => change(each, ` ${step}${'ab'[each] ?? ''}`)))
    const won = tried.filter(({ done }) => done !== null)
    expect(won).toHaveLength(isCurrent ? 1 : 0)
    for (const { who: winner, mark, done } of won) {
      now = done ?? now
      held[winner] = now
      marks.push(mark)
    }
  }
  const seen = await clients[0].read(now.id)
  expect(withoutSight(seen)).toEqual(withoutSight(now))
  return { text: String(valuesAt(seen.form, path)[0]?.value), marks }
}

it('loses no change of two administrators who read and write the same item in random order', async () => {
  const next = numbersOf(Number(seed) || 1)
  for (let round = 0; round < rounds; round += 1) {
    const resource = resources[round % resources.length]
    if (!resource) throw new Error('no resource')
    const { text, marks } = await interleave(resource, next)
    expect(text.endsWith(marks.join(''))).toBe(true)
  }
})

it.each(
  takeTurn(
    resources.map((resource) => ({ name: resource.name, resource })),
    5,
  ),
)('changes 500 items ($name) in one transaction, one content version and one undo', async ({ name, resource }) => {
  const { pool } = test.database
  const one = async (text: string, values: readonly unknown[] = []) => (await pool.query<{ v: unknown }>(text, [...values])).rows[0]?.v
  const stage = { database: test.database, features: test.app.features }
  const { table } = storedResource(stage, resource).store
  await fillItems(stage, resource, 37, 600)
  await pool.query('update items set draft = null where kind = $1', [name])
  const [client] = clientsOf(resource)
  const pages = [await client.list('nbItem=100&page=1'), await client.list('nbItem=100&page=2'), await client.list('nbItem=100&page=3')]
  pages.push(await client.list('nbItem=100&page=4'), await client.list('nbItem=100&page=5'))
  const items = pages.flatMap(({ rows }) => rows)
  expect(items).toHaveLength(500)
  const stored = () => one(`select md5(string_agg(to_jsonb(x)::text, '' order by x.id)) as v from ${table} x where site_id = 37`)
  const version = async () => Number(await one('select content_version as v from sites where id = 37'))
  const [before, start] = [await stored(), await version()]
  const [toggle] = resource.life === 'immediate' ? (resource.sets ?? []) : []
  const [act, values] = toggle === undefined ? (['remove', { used: 1000 }] as const) : (['set', { [toggle]: true }] as const)
  const { batch, done } = await client.many(act, items, values)
  expect([done, (await version()) - start]).toEqual([500, 1])
  expect(await one('select count(distinct xmin::text)::int as v from item_versions where batch = $1', [batch])).toBe(1)
  expect(await stored()).not.toBe(before)
  expect([(await client.undo(batch)).done, (await version()) - start]).toEqual([500, 2])
  expect(await stored()).toBe(before)
  expect(
    await one('select count(distinct batch)::int as v from item_versions where kind = $1 and id = $2 and batch is not null', [
      name,
      items.find(({ id }) => id > 37_000_000)?.id,
    ]),
  ).toBe(2)
})
