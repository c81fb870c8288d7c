import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaList } from '#schemas/admin/media-calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { listMedia } from '#server/content/library/list-media.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { ordersAndFilters } from '#tests/support/lists/declared-queries.ts'
import { fillMedia } from '#tests/support/media/fill-media.ts'
import { wholeReadings } from '#tests/support/media/whole-readings.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { shortestInTurn } from '#tests/support/time-ratio.ts'

const FILES = isFull ? 100_000 : 20_000
const asked: CompiledQuery[] = []
let test: TestFeatures
let db: Kysely<Tables>

beforeAll(async () => {
  test = await testFeatures()
  await fillMedia(test.database.pool, 38, FILES)
  if (isFull) await fillMedia(test.database.pool, 37, 100, FILES)
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: test.database.pool }), log: ({ query }) => void asked.push(query) })
})
afterAll(() => test.close())

describe(`a library of ${FILES} files is read by its indexes alone`, () => {
  const queries = [
    ...['', 'nbItem=60&page=150', 'orderBy=createdAt', 'orderBy=filename', 'orderBy=filename:desc&page=100', 'orderBy=bytes'],
    ...['orderBy=bytes:desc', 'kind=PICTURE', 'kind=VIDEO', 'kind=DOCUMENT&orderBy=filename', 'isUsed=false', 'isDescribed=false'],
    ...['isUsed=false&kind=PICTURE&orderBy=bytes:desc', 'place=TRASH', 'search=colline%20345', 'search=vue%20du%20mas&kind=PICTURE'],
  ]
  const list = (siteId: number, query: string) =>
    listMedia(db, siteId, parseListQuery(listGrammarOf(mediaList), new URLSearchParams(query)))

  it.each([...queries, ...ordersAndFilters(listGrammarOf(mediaList))])('?%s', async (query) => {
    asked.length = 0
    await list(38, query)
    expect(asked.length).toBeGreaterThan(0)
    expect(await wholeReadings(test.database.pool, asked)).toEqual([])
  })

  if (isFull)
    it('in no more than six times the time of a library of 100 files', async () => {
      // A quarter of the files has these words: all of them are put in order.
      for (const query of queries.filter((each) => !each.includes('vue%20du%20mas'))) {
        // The far page of a few files is their last one.
        const few = query.replace(/page=\d+/, 'page=2')
        const [ofMany = 0, ofFew = 0] = await shortestInTurn([() => list(38, query), () => list(37, few)])
        expect([query, ofMany <= 6 * ofFew ? 'quick' : `${ofMany} ms, and ${ofFew} ms for few`]).toEqual([query, 'quick'])
      }
    })
})
