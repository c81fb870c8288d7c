import { afterAll, beforeAll, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { visitedPath, visitSource } from './service.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

it.each([
  ['lettre-octobre', 'lettre-octobre'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['é@/ ', ''],
  ['a'.repeat(80), 'a'.repeat(64)],
])('keeps of the source %j what is allowed', (from, kept) => {
  expect(visitSource(from)).toBe(kept)
})

it.each([
  ['/blog/', '/blog'],
  ['/', '/'],
  ['/blog?page=2#a', '/blog'],
  ['/password/reset/h1Yk3bq0VxJm8sZ2wP6t', '/password/reset/…'],
  ['/password%2Freset%2Fh1Yk3bq0VxJm8sZ2wP6t', '/password/reset/…'],
  ['blog', null],
  ['//evil.example', null],
  ['/a\\b', null],
  ['/a\u0000b', null],
  [`/${'a'.repeat(600)}`, null],
])('counts %j as %j', (path, kept) => {
  expect(visitedPath(path)).toBe(kept)
})

it('stores where a visit came from, and nothing when nothing is left of it', async () => {
  const { site } = test.scope(37)
  for (const from of ['lettre', '***', 'lettre']) await test.features.visits.log(site, from)
  const rows = await test.database.db.selectFrom('visits').select(['site_id', 'source']).execute()
  expect(rows).toEqual([
    { site_id: 37, source: 'lettre' },
    { site_id: 37, source: 'lettre' },
  ])
})

it('counts each view of a page once, also when many come at the same time', async () => {
  const { site } = test.scope(38)
  await Promise.all(Array.from({ length: 40 }, () => test.features.visits.count(site, '/visite/')))
  await test.features.visits.count(site, 'https://evil.example/')
  const rows = await test.database.db.selectFrom('visit_counts').select(['site_id', 'path', 'count']).execute()
  expect(rows).toEqual([{ site_id: 38, path: '/visite', count: 40 }])
})
