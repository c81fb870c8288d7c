import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { createAudit } from '#server/people/audit/service.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let claire: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  claire = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const act = (action: string, target: string, { siteId = 37, actorId = claire.userId }: { siteId?: number; actorId?: number | null } = {}) =>
  test.database.db.transaction().execute((trx) => createAudit(trx).record(trx, { siteId, actorId, action, target }))
const get = (path: string, who = claire) =>
  test.app.inject({
    ...{ method: 'GET', url: `/api/admin/audit${path}`, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: who.token },
  })
const read = async <Data>(path: string) => (await get(path)).json<{ readonly data: Data }>().data
const list = (query: string) => read<AdminCallData['audit.list']>(query)

describe('the log of acts', () => {
  it('lists who did what to which thing, the last first, and nothing of another site', async () => {
    await act('page.publish', 'page 12 fr_FR')
    await act('audit.retention', 'audit_log', { actorId: null })
    await act('parameter.save', 'parameter:ACCENT_COLOR')
    await act('page.trash', 'page 12', { siteId: 38 })
    const { acts, total } = await list('')
    expect(total).toBe(3)
    expect(
      acts.map(({ act: code, target, kind, number, locale, isProgram, by }) => [code, target, kind, number, locale, isProgram, by?.id]),
    ).toEqual([
      ['parameter.save', 'parameter:ACCENT_COLOR', null, null, null, false, claire.userId],
      ['audit.retention', 'audit_log', null, null, null, true, undefined],
      ['page.publish', 'page 12 fr_FR', 'page', 12, 'fr_FR', false, claire.userId],
    ])
  })

  it.each([
    ['area=page', 1],
    ['act=parameter.save', 1],
    ['target=audit_log', 1],
    ['at=lte:2000-01-01', 0],
    ['at=gte:2000-01-01', 3],
    ['area=stock', 0],
  ])('finds of three acts by « %s » %i', async (query, count) => {
    expect((await list(`?${query}`)).total).toBe(count)
  })

  it('names the people and acts that it knows, and holds when it is checked', async () => {
    expect((await list(`?actor=${claire.userId}`)).total).toBe(2)
    const state = await read<AdminCallData['audit.state']>('/state')
    expect(state).toMatchObject({
      people: [{ id: claire.userId }],
      acts: ['audit.retention', 'page.publish', 'parameter.save'],
      checked: null,
    })
    expect(await read('/check')).toMatchObject({ entries: 3, brokenAt: null })
  })

  it('shows the result of the last nightly check of this site', async () => {
    const lines = JSON.stringify(['site 38\u00a0: 9 actes, empreinte du dernier abc', 'site 37\u00a0: 3 actes, empreinte du dernier abc'])
    await test.database.pool.query(
      "insert into job_runs (job, dry_run, outcome, finished_at, lines) values ('audit.verify', false, 'DONE', '2026-11-28T03:45:00Z', $1)",
      [lines],
    )
    const { checked } = await read<AdminCallData['audit.state']>('/state')
    expect(checked).toEqual({ at: '2026-11-28T03:45:00Z', entries: 3, brokenAt: null })
  })

  it('says the name of the person that an act is about, and none of another site', async () => {
    const paule = await addMember(test, { role: 'ADMIN' })
    const elsewhere = await addMember(test, { siteId: 38, role: 'ADMIN' })
    for (const { userId } of [paule, elsewhere]) await act('user.role', `user:${userId}`)
    const { acts } = await list('?area=user')
    expect(acts.map(({ number, title }) => [number, title])).toEqual([
      [elsewhere.userId, null],
      [paule.userId, 'Camille Roy'],
    ])
  })

  it('is written as a file in plain French, and says that it was taken', async () => {
    const file = await get('/export?area=page')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
    expect(file.body).toContain(';a publié;Pages;Pages numéro\u00a012;12')
    expect((await list('')).acts[0]?.act).toBe('audit.export')
    for (const target of ['parameter:ACCENT_COLOR', 'redirect:/ancien', 'audit_log']) await act(`${target.split(/[:_]/)[0]}.save`, target)
    expect((await list('')).acts.slice(0, 3).map(({ title }) => title)).toEqual([null, '/ancien', 'Couleur d’accent'])
    const { body } = await get('/export')
    for (const code of ['ACCENT_COLOR', 'audit_log', 'user:', 'fr_FR']) expect(body).not.toContain(code)
    for (const words of ['Redirections /ancien;', 'Réglages Couleur d’accent;', 'Comptes Camille Roy;']) expect(body).toContain(words)
  })

  it('says where it no longer holds', async () => {
    const { pool } = test.database
    await pool.query('alter table audit_log disable trigger never_changed')
    const { rows } = await pool.query(
      "update audit_log set action = 'page.erase' where site_id = 37 and action = 'page.publish' returning id",
    )
    await pool.query('alter table audit_log enable trigger never_changed')
    expect(await read('/check')).toMatchObject({ brokenAt: Number((rows as { id: string }[])[0]?.id) })
  })

  it('is refused without the right to read settings', async () => {
    const editor = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query("update users set admin_profile = 'EDITOR' where id = $1", [editor.userId])
    for (const path of ['', '/state', '/check', '/export']) expect((await get(path, editor)).statusCode).toBe(403)
  })
})
