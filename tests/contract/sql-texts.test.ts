import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { isFull, seed, takeTurn } from '#tests/support/sampling.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'

let test: TestApp
let admin: TestMember
let before: Record<string, string>

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'SUPER_ADMIN' })
  before = await hashTables(test.database.pool)
})
afterAll(() => test.close())

/** Texts of SQL injection, one of each kind. */
const texts = {
  'always true': "x' or '1'='1",
  'a second statement': "x'; delete from sites; --",
  'a comment': 'x") or 1=1 /*',
  'an error that tells': "x' and 1=cast(version() as int) --",
  'a wait': "x'||(select pg_sleep(600))||'",
  'a bound value': '$1) or ($2',
  'an escape': "\\' or 1=1 --",
} as const

const all = calls as readonly CallDefinition[]
const readings = all.filter(({ method }) => method === 'GET')

/** The fields that a call’s query may name; of a collection those that every one has. */
function fieldsOf({ list }: CallDefinition): string[] {
  if (list === undefined) return []
  return list === 'collection' ? ['id', 'title', 'createdAt'] : Object.keys(list.fields)
}

/** A call’s path with its example’s parameters, one of them in other words. */
const pathOf = ({ path, example }: CallDefinition, changed: Readonly<Record<string, string>> = {}): string =>
  `/api${path.replace(/\{(\w+)[?*]?\}/g, (_all, name: string) => changed[name] ?? JSON.stringify(example.params[name] ?? '').replaceAll('"', ''))}`

/** Every address of a call in which one text stands, wherever a text may. */
function addressesWith(call: CallDefinition, text: string): string[] {
  const word = encodeURIComponent(text)
  const fields = fieldsOf(call)
  const inPath = [...call.path.matchAll(/\{(\w+)[?*]?\}/g)].map(([, name = '']) => pathOf(call, { [name]: word }))
  const filters = fields.flatMap((field) => [`${field}=${word}`, `${field}=lk:${word}`, `orderBy=${field}:${word}`])
  const names = ['search', 'page', 'nbItem', 'orderBy', ...(call.inQuery ?? [])].map((name) => `${name}=${word}`)
  return [...inPath, ...[...filters, ...names, `${word}=1`].map((query) => `${pathOf(call)}?${query}`)]
}

const ask = (url: string) =>
  test.app.inject({ url, headers: { host: 'localhost', authorization: admin.token, 'sec-fetch-site': 'same-origin' } })

describe('a text that would be a piece of a query', () => {
  it.each(readings.map((call) => [call.name, call] as const))(
    'is a word like any other in the path and the query of %s',
    async (_name, call) => {
      for (const [index, text] of Object.values(texts).entries()) {
        for (const url of takeTurn(addressesWith(call, text), 12, { seed: seed + index, isFull })) {
          // The database ends a statement that waits for so long: the answer is an error then.
          const { statusCode, body } = await ask(url)
          expect({ url, isBroken: statusCode >= 500 }).toEqual({ url, isBroken: false })
          expect(body).not.toMatch(/syntax error|PostgreSQL \d|pg_catalog/i)
        }
      }
    },
  )

  it('finds nothing that has not these very letters', async () => {
    const lists = readings.flatMap((call) => {
      const { list } = call
      if (typeof list !== 'object') return []
      return Object.entries(list.fields).flatMap(([field, { kind, filter }]) =>
        kind === 'text' && filter !== false ? [{ call, field }] : [],
      )
    })
    expect(lists.length).toBeGreaterThan(5)
    for (const { call, field } of lists) {
      for (const text of [texts['always true'], texts['an escape']]) {
        const url = `${pathOf(call)}?${field}=lk:${encodeURIComponent(text)}`
        const { data } = (await ask(url)).json<{ data: Record<string, unknown> | null }>()
        expect({ url, found: Object.values(data ?? {}).filter((value) => Array.isArray(value) && value.length > 0) }).toEqual({
          url,
          found: [],
        })
      }
    }
  })

  it('leaves everything as it was', async () => {
    const after = await hashTables(test.database.pool)
    const noted = ['visits', 'paper_files']
    // A visit is counted when it is asked for, and an invoice is drawn when it is first read.
    expect(Object.keys(after).filter((name) => after[name] !== before[name] && !noted.includes(name))).toEqual([])
  })

  it('is one: a query that were put together of texts would say so', async () => {
    const careless = async (text: string): Promise<number | string> => {
      return client
        .query(`select id from sites where name = '${text}'`)
        .then(({ rowCount }) => rowCount ?? 0)
        .catch((error: unknown) => String(error))
    }
    const client = await test.database.pool.connect()
    expect(await careless(texts['always true'])).toBe(2)
    expect(await careless(texts['an error that tells'])).toContain('PostgreSQL')
    await client.query('set statement_timeout = 100')
    expect(await careless(texts['a wait'])).toContain('statement timeout')
    await client.query('reset statement_timeout')
    expect(await careless('Greffe')).toBe(0)
    client.release(true)
  })
})
