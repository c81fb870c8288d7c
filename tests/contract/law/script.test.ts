import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, sendAs } from '#tests/support/resources/resource-client.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Script = AdminCallData['script.read']

let test: TestApp
let owner: TestMember
let editor: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  owner = await addMember(test, { role: 'SUPER_ADMIN' })
  editor = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())
beforeEach(() => test.database.pool.query(`update sessions set proved_at = now() - interval '1 hour'`))

const read = async () => (await sendAs(test, owner, { method: 'GET', path: '/script' })) as Script
const save = (body: object, who = owner) => sendAs(test, who, { method: 'PUT', path: '/script', body })
const entries = () =>
  test.database.db.selectFrom('audit_log').select(['actor_id', 'action', 'diff']).where('site_id', '=', 37).orderBy('id').execute()

describe('the script that pages load after consent', () => {
  it('is replaced with the password, and the audit log names both by hash', async () => {
    const before = await read()
    const after = (await save({ source: 'window.mesure = 1', hash: before.hash, password: testPassword })) as Script
    expect(after.source).toBe('window.mesure = 1')
    const served = await test.app.inject({ url: `/script.${after.hash}.js`, headers: { host: 'localhost' } })
    expect(served.body).toBe('window.mesure = 1')
    expect((await entries()).at(-1)).toMatchObject({
      ...{ actor_id: owner.userId, action: 'parameter.save' },
      diff: { before: before.hash, after: after.hash },
    })
  })

  it('refuses an administrator and a missing or wrong password, and audits each try', async () => {
    const { hash, source } = await read()
    const tries = [
      () => save({ source: 'void 1', hash, password: testPassword }, editor),
      () => save({ source: 'void 1', hash }),
      () => save({ source: 'void 1', hash, password: 'un mot de passe faux' }),
    ]
    for (const [index, attempt] of tries.entries()) {
      const refused = await refusalOf(attempt())
      expect(refused.status).toBe([403, 403, 422][index])
      const actor = index === 0 ? editor.userId : owner.userId
      expect((await entries()).at(-1)).toMatchObject({ actor_id: actor, action: 'parameter.refused', diff: { status: refused.status } })
    }
    expect((await read()).source).toBe(source)
  })

  it('refuses a replacement of a script that another one has changed', async () => {
    const { hash } = await read()
    await save({ source: 'void 2', hash, password: testPassword })
    expect((await refusalOf(save({ source: 'void 3', hash, password: testPassword }))).data.code).toBe('STALE_VERSION')
    expect((await read()).source).toBe('void 2')
  })

  it('refuses more bytes than a script may have', async () => {
    const { hash } = await read()
    const refused = await refusalOf(save({ source: 'é'.repeat(19_999), hash, password: testPassword }))
    expect(refused).toMatchObject({ status: 422, data: { errors: [{ field: 'source', code: 'TOO_LONG' }] } })
  })

  it('is on a usual page and not on the page that takes payment', async () => {
    await test.database.pool.query('update sites set is_e_commerce = true where id = 37')
    await test.app.features.directory.refresh(37)
    const { hash } = await read()
    await save({ source: 'void 4', hash, password: testPassword })
    const page = async (url: string) => (await test.app.inject({ url, headers: { host: 'localhost' } })).body
    expect(await page('/')).toContain('"script":"/script.')
    expect(await page('/checkout')).not.toContain('/script.')
  })
})
