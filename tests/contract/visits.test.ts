import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Report = AdminCallData['visit.report']

let test: TestApp
let editor: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  editor = await addMember(test, { role: 'ADMIN' })
  const { pool } = test.database
  await pool.query('delete from visit_counts')
  await pool.query('delete from visits')
  await pool.query(`insert into visit_counts (site_id, day, path, count) values
    (37, '2026-10-31', '/blog', 8), (37, '2026-11-01', '/', 5), (37, '2026-11-01', '/blog', 2), (37, '2026-11-03', '/', 1),
    (37, '2026-10-01', '/', 4), (37, '2026-10-03', '/=fin', 9), (38, '2026-11-01', '/', 70)`)
  // In Paris the second of these is on 4 November.
  await pool.query(`insert into visits (site_id, source, visited_at) values
    (37, 'affiche', '2026-11-03T22:59:00Z'), (37, 'affiche', '2026-11-03T23:00:00Z'), (37, 'lettre', '2026-10-02T12:00:00Z'),
    (38, 'ailleurs', '2026-11-02T12:00:00Z')`)
})
afterAll(() => test.close())

const get = (path: string, who = editor) =>
  test.app.inject({
    ...{ method: 'GET', url: `/api/admin/visits${path}`, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token },
  })
const report = async (from: string, until: string) => (await get(`?from=${from}&until=${until}`)).json<{ readonly data: Report }>().data

describe('the views of a period', () => {
  it('are counted by day, page and source beside the month before, those of this site alone', async () => {
    const found = await report('2026-11-01', '2026-11-03')
    expect(found).toMatchObject({ before: { from: '2026-10-01', until: '2026-10-03' }, total: 8, totalBefore: 13, pageCount: 2 })
    expect(found.days).toEqual([
      { day: '2026-11-01', count: 7, before: 4 },
      { day: '2026-11-02', count: 0, before: 0 },
      { day: '2026-11-03', count: 1, before: 9 },
    ])
    expect(found.pages.map(({ path, count, before }) => [path, count, before])).toEqual([
      ['/', 6, 4],
      ['/blog', 2, 0],
      ['/=fin', 0, 9],
    ])
    expect(found.pages[0]?.title).not.toBeNull()
    expect(found.sources).toEqual([
      { source: 'affiche', count: 1, before: 0 },
      { source: 'lettre', count: 0, before: 1 },
    ])
    expect([found.known, found.knownBefore]).toEqual([1, 1])
  })

  it('leave a day open that the shorter month before does not have', async () => {
    const { days } = await report('2026-03-01', '2026-03-31')
    expect([days.length, days[27]?.before, days[28]?.before]).toEqual([31, 0, null])
  })

  it.each([
    ['ends before it begins', 'from=2026-11-03&until=2026-11-01'],
    ['is longer than a year', 'from=2025-01-01&until=2026-11-01'],
    ['has no such day', 'from=2026-02-30&until=2026-03-01'],
    ['says no end', 'from=2026-11-01'],
  ])('are refused for a period that %s', async (_what, query) => {
    const refused = await get(`?${query}`)
    expect([refused.statusCode, refused.json<{ data: { code: string } }>().data.code]).toEqual([400, 'BAD_FILTER'])
  })

  it('are written as a file in which no cell is a formula', async () => {
    const file = await get('/export?from=2026-11-01&until=2026-11-03')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
    expect(file.body.split('\r\n')).toEqual([
      '\ufeffPar;Nom;Nombre;Période d’avant',
      ...['Jour;2026-11-01;7;4', 'Jour;2026-11-02;0;0', 'Jour;2026-11-03;1;9', 'Page;/;6;4', 'Page;/blog;2;0', 'Page;/=fin;0;9'],
      ...['Provenance;affiche;1;0', 'Provenance;lettre;0;1', ''],
    ])
  })

  it('are refused without the right to read pages', async () => {
    const seller = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query("update users set admin_profile = 'ORDERS' where id = $1", [seller.userId])
    for (const path of ['?', '/export?']) expect((await get(`${path}from=2026-11-01&until=2026-11-03`, seller)).statusCode).toBe(403)
  })
})
