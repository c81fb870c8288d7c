import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { listQueries, listRows } from '#tests/support/database/list-arbitraries.ts'
import { answerList } from '#tests/support/database/list-model.ts'
import { createListTable, type ListTable } from '#tests/support/database/list-table.ts'

let database: TestDatabase
let table: ListTable

beforeAll(async () => {
  database = await testDatabase()
  table = await createListTable(database)
})
afterAll(() => database.close())

describe('a list read by SQL', () => {
  it('gives what its grammar says for any rows and any query', async () => {
    await fc.assert(
      fc.asyncProperty(listRows, fc.array(listQueries, { minLength: 8, maxLength: 8 }), async (list, queries) => {
        await table.fill(list)
        for (const pairs of queries)
          expect({ query: pairs.toString(), ...(await table.answer(pairs)) }).toEqual({
            query: pairs.toString(),
            ...answerList(list, pairs),
          })
      }),
      { numRuns: 150, seed: 37 },
    )
  })

  it('gives the same page up to a limit, says that there is more, and refuses pages beyond it', async () => {
    await fc.assert(
      fc.asyncProperty(
        listRows,
        fc.array(listQueries, { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 1, max: 12 }),
        async (list, queries, limit) => {
          await table.fill(list)
          for (const pairs of queries) {
            const whole = answerList(list, pairs)
            const before = (Number(pairs.get('page') ?? 1) - 1) * Number(pairs.get('nbItem') ?? 10)
            if (before >= limit && whole.total > limit) {
              await expect(table.answerUpTo(pairs, limit)).rejects.toMatchObject({ code: 'BAD_FILTER' })
              continue
            }
            const { ids, total, hasMore } = await table.answerUpTo(pairs, limit)
            expect(ids).toEqual(whole.ids)
            if (!hasMore) expect(total).toBe(whole.total)
            else expect([total < whole.total, total >= limit]).toEqual([true, true])
          }
        },
      ),
      { numRuns: 40, seed: 37 },
    )
  })

  it.each([
    ["Fin d'année", 'Fin d’année'],
    ['Le dépôt : mode d’emploi', 'Le dépôt\u00a0: mode d\u2018emploi'],
    ['vingt-deux - vingt', 'vingt\u2011deux – vingt'],
    ['le "greffe"...', 'le “greffe”…'],
  ])('equals %j and %j', async (one, other) => {
    const row = { price: null, at: null, day: null, isOpen: null, kind: null, folder: null, tags: [] }
    await table.fill([one, other, `${one}s`, one.replace('e', 'é')].map((title, index) => ({ ...row, id: index + 1, title })))
    for (const text of [one, other]) {
      expect((await table.answer(new URLSearchParams({ title: text }))).ids).toEqual([1, 2])
      expect((await table.answer(new URLSearchParams({ title: `df:${text}` }))).ids).toEqual([3, 4])
    }
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
      '٪',
      '％',
      '＿',
      '🍷',
      "\\'",
      '"id"',
    ]
    await table.fill([{ id: 1, title: 'élan', price: null, at: null, day: null, isOpen: null, kind: null, folder: null, tags: [] }])
    for (const text of hostile) {
      for (const name of ['title', 'tags', 'search']) {
        for (const prefix of ['', 'lk:']) {
          if (name === 'tags' && prefix === 'lk:') continue
          expect(await table.answer(new URLSearchParams([[name, prefix + text]])), `${name}=${prefix}${text}`).toEqual({
            ids: [],
            total: 0,
          })
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
        for (const pair of queries) await table.answer(new URLSearchParams([pair]))
      }),
      { numRuns: 150, seed: 37 },
    )
    expect(await table.answer(new URLSearchParams())).toEqual({ ids: [1], total: 1 })
  })
})

describe('search', () => {
  const titles = ['Créer son entreprise en ligne', 'Les statuts de la SASU', 'Domiciliation commerciale à Lyon', 'Tarifs 100 % clairs']
  const found = async (text: string) => (await table.answer(new URLSearchParams({ search: text, orderBy: 'title' }))).ids

  beforeAll(() =>
    table.fill(
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
    ['-statuts', [2]],
    ['les -statuts', [2]],
    ['-zzyzx', []],
    ['lyon -domiciliation', []],
    ['entreprise -lyon', [1]],
  ])('finds for « %s » the forms of a word, a beginning or a slip', async (text, ids) => {
    expect(await found(text)).toEqual(ids)
  })

  it('tells on every page how much it has found, past the last one too', async () => {
    const pages = ['1', '2', '3'].map((page) => table.answer(new URLSearchParams({ search: 'l', orderBy: 'title', nbItem: '3', page })))
    expect(await Promise.all(pages)).toEqual([
      { ids: [1, 3, 2], total: 4 },
      { ids: [4], total: 4 },
      { ids: [], total: 4 },
    ])
  })

  it('asks for every text that it is given', async () => {
    expect(
      (
        await table.answer(
          new URLSearchParams([
            ['search', 'statut'],
            ['search', 'lyon'],
          ]),
        )
      ).total,
    ).toBe(0)
    expect(
      (
        await table.answer(
          new URLSearchParams([
            ['search', 'lyon'],
            ['search', 'commercial'],
          ]),
        )
      ).total,
    ).toBe(1)
  })
})
