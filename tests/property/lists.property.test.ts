import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListGrammar } from '#schemas/api/list-grammar.ts'
import { parseListQuery } from '#schemas/api/parse-list-query.ts'
import { runList } from '#server/features/lists/run-list.ts'
import type { ListColumns } from '#server/features/lists/list-columns.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { answerList, type ModelRow } from '#tests/support/list-model.ts'

const grammar: ListGrammar = {
  fields: {
    title: { kind: 'text', order: true },
    price: { kind: 'number', order: true },
    at: { kind: 'instant', order: true },
    day: { kind: 'day', order: true },
    isOpen: { kind: 'boolean', order: true },
    kind: { kind: 'enum', options: ['RED', 'WHITE', 'PINK'] },
    folder: { kind: 'id' },
    tags: { kind: 'tags' },
  },
  search: true,
  defaultOrder: 'at:desc',
}

const names = ['title', 'price', 'at', 'day', 'isOpen', 'kind', 'folder', 'tags'] as const
const quoted = (name: string) => sql.ref(`l.${name}`)
const columns: ListColumns = {
  id: quoted('id'),
  fields: Object.fromEntries(names.map((name) => [name, quoted(name)])),
  search: { vector: sql`to_tsvector('french_folded', ${quoted('title')})`, text: quoted('title') },
}

interface Lists {
  listed: { id: number }
}

let database: TestDatabase
let db: Kysely<Lists>

beforeAll(async () => {
  database = await testDatabase()
  db = database.db as unknown as Kysely<Lists>
  await sql`create table listed (id integer, title text, price numeric, at timestamptz, day date, "isOpen" boolean, kind text, folder integer, tags text[])`.execute(
    db,
  )
})
afterAll(() => database.close())

async function fill(rows: readonly ModelRow[]): Promise<void> {
  await sql`truncate listed`.execute(db)
  await sql`insert into listed select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(id integer, title text, price numeric, at timestamptz, day date, "isOpen" boolean, kind text, folder integer, tags text[])`.execute(
    db,
  )
}

async function answer(query: URLSearchParams): Promise<{ ids: number[]; total: number }> {
  const select = db.selectFrom('listed as l').select('l.id')
  const { rows, total } = await runList(select, { grammar, query: parseListQuery(grammar, query), columns })
  return { ids: rows.map(({ id }) => id), total }
}

// Few values, and close to one another: filters must meet rows, and orders must have ties.
const title = fc.constantFrom(
  'élan',
  'Élan',
  'elan',
  'Elan',
  'ELAN',
  'cœur',
  'coeur',
  'zèbre',
  'Zoé',
  '100 %',
  '100 000',
  'a_b',
  'a\\b',
  'ab',
  '',
  "l'eau",
  'l’eau',
  'été 2026',
)
const price = fc.constantFrom(-1, 0, 1, 1.5, 2, 12.5, 1000)
// Around midnight in Paris, in winter, in summer, and on both changes of hour.
const at = fc
  .constantFrom(
    '2026-01-15T23:00:00Z',
    '2026-06-30T22:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T22:00:00Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T23:00:00Z',
  )
  .chain((text) => fc.constantFrom(-3_600_000, -1000, 0, 1000, 3_600_000, 43_200_000).map((shift) => new Date(Date.parse(text) + shift)))
const day = fc.constantFrom('2026-01-15', '2026-01-16', '2026-03-29', '2026-03-30', '2026-07-01', '2026-10-25', '2026-10-26')
const kind = fc.constantFrom('RED', 'WHITE', 'PINK')
const folder = fc.integer({ min: 1, max: 4 })
const tag = fc.constantFrom('eurl', 'sasu', 'sarl')
const or = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 5 })

const rows: fc.Arbitrary<ModelRow[]> = fc
  .array(
    fc.record({
      title: or(title),
      price: or(price),
      at: or(at),
      day: or(day),
      isOpen: or(fc.boolean()),
      kind: or(kind),
      folder: or(folder),
      tags: fc.uniqueArray(tag, { maxLength: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((row, index) => ({ id: index + 1, ...row })))

const prefixed = (prefixes: readonly string[], value: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...prefixes), value).map(([prefix, text]) => prefix + text)
const compared = ['', 'df:', 'lt:', 'lte:', 'gt:', 'gte:']
const several = (value: fc.Arbitrary<string | number>) => fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => values.join(','))

const filter = fc.oneof(
  fc.tuple(fc.constant('title'), prefixed(['', 'df:', 'lk:'], title)),
  fc.tuple(fc.constant('title'), prefixed(['lk:'], fc.constantFrom('e', 'EL', 'oe', '%', '_', '\\', "'", '0', 'É'))),
  fc.tuple(fc.constant('price'), prefixed(compared, price.map(String))),
  fc.tuple(
    fc.constant('at'),
    prefixed(
      compared,
      fc.oneof(
        day,
        at.map((date) => date.toISOString()),
      ),
    ),
  ),
  fc.tuple(fc.constant('day'), prefixed(compared, day)),
  fc.tuple(fc.constant('isOpen'), prefixed(['', 'df:'], fc.constantFrom('true', 'false', '1', '0'))),
  fc.tuple(fc.constant('kind'), prefixed(['', 'df:'], several(kind))),
  fc.tuple(fc.constant('folder'), prefixed(['', 'df:'], several(folder))),
  fc.tuple(fc.constant('tags'), prefixed(['', 'df:'], several(tag))),
)

const order = fc
  .array(fc.tuple(fc.constantFrom('title', 'price', 'at', 'day', 'isOpen'), fc.constantFrom('', ':asc', ':desc')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((steps) => steps.map((step) => step.join('')).join(','))

const query = fc
  .record({
    filters: fc.array(filter, { maxLength: 4 }),
    order: fc.option(order, { nil: null }),
    nbItem: fc.option(fc.integer({ min: 1, max: 15 }), { nil: null }),
    page: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  })
  .map(({ filters, order: orderBy, nbItem, page }) => {
    const pairs = new URLSearchParams(filters)
    for (const [name, value] of Object.entries({ orderBy, nbItem, page })) if (value !== null) pairs.append(name, String(value))
    return pairs
  })

describe('a list read by SQL', () => {
  it('is what its grammar says, whatever the rows and the query', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.array(query, { minLength: 8, maxLength: 8 }), async (list, queries) => {
        await fill(list)
        for (const pairs of queries)
          expect({ query: pairs.toString(), ...(await answer(pairs)) }).toEqual({ query: pairs.toString(), ...answerList(list, pairs) })
      }),
      { numRuns: 150, seed: 37 },
    )
  })

  it('takes any text as a text', async () => {
    const hostile = [
      "' or 1=1 --",
      "'; drop table listed; --",
      '") or true',
      '%',
      '\\',
      '%%',
      '_',
      '$1',
      ':at',
      '\u202e',
      '٪',
      '％',
      '＿',
      '🍷',
      "\\'",
      '"id"',
    ]
    await fill([{ id: 1, title: 'élan', price: null, at: null, day: null, isOpen: null, kind: null, folder: null, tags: [] }])
    for (const text of hostile) {
      for (const name of ['title', 'tags', 'search']) {
        for (const prefix of ['', 'lk:']) {
          if (name === 'tags' && prefix === 'lk:') continue
          expect(await answer(new URLSearchParams([[name, prefix + text]])), `${name}=${prefix}${text}`).toEqual({ ids: [], total: 0 })
        }
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        if (text.includes('\0') || !text.isWellFormed()) return
        const queries = [
          ['title', `lk:x${text}`],
          ['title', `df:x${text}`],
          ['search', `x${text}`],
          ['tags', `x${text}`],
        ]
        for (const pair of queries) await answer(new URLSearchParams([pair]))
      }),
      { numRuns: 150, seed: 37 },
    )
    expect(await answer(new URLSearchParams())).toEqual({ ids: [1], total: 1 })
  })
})

describe('search', () => {
  const titles = ['Créer son entreprise en ligne', 'Les statuts de la SASU', 'Domiciliation commerciale à Lyon', 'Tarifs 100 % clairs']
  const found = async (text: string) => (await answer(new URLSearchParams({ search: text, orderBy: 'title' }))).ids

  beforeAll(() =>
    fill(
      titles.map((text, index) => ({
        id: index + 1,
        title: text,
        price: null,
        at: null,
        day: null,
        isOpen: null,
        kind: null,
        folder: null,
        tags: [],
      })),
    ),
  )

  it.each([
    ['entreprises', [1]],
    ['CREER', [1]],
    ['statut', [2]],
    ['domicilliation', [3]],
    ['domici', [3]],
    ['commerciale lyon', [3]],
    ['100 %', [4]],
    ['%', [4]],
    ['boulangerie', []],
  ])('finds for « %s » the forms of a word, a beginning or a slip', async (text, ids) => {
    expect(await found(text)).toEqual(ids)
  })

  it('asks for every text that it is given', async () => {
    expect(
      (
        await answer(
          new URLSearchParams([
            ['search', 'statut'],
            ['search', 'lyon'],
          ]),
        )
      ).total,
    ).toBe(0)
    expect(
      (
        await answer(
          new URLSearchParams([
            ['search', 'lyon'],
            ['search', 'commercial'],
          ]),
        )
      ).total,
    ).toBe(1)
  })
})
