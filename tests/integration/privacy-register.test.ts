import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { endPrograms, startProgram } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())
afterEach(() => endPrograms())

const register = async (...args: string[]) => {
  const program = startProgram('scripts/maintenance/privacy-requests.ts', args, {
    env: { DATABASE_URL: connectionUrl(test.database.connection) },
  })
  const { code } = await program.ended
  return { code, output: program.output() }
}
const ask = async (type: string, host = 'localhost') => {
  const { data } = await makeCall(test, 'privacy.request', { type, email: 'camille.roy@example.org' }, { host })
  return String(data?.['reference'])
}

it('the register is listed and updated from the command line while a server runs', async () => {
  expect(await register()).toEqual({ code: 0, output: 'Aucune demande n’attend de réponse.\n' })
  const [access, erasure] = [await ask('ACCESS'), await ask('ERASURE')]
  const open = await register()
  expect(open.output).toMatch(/^Demandes sans réponse\s: 2\n/)
  // The earliest due date comes first.
  expect(open.output.indexOf(erasure)).toBeLessThan(open.output.indexOf(access))
  expect(await register('--answered', erasure)).toEqual({ code: 0, output: `${erasure}\u00a0: réponse notée au registre.\n` })
  expect((await register()).output).not.toContain(erasure)
  expect((await register('--answered', erasure)).code).toBe(1)
  const usage = 'Usage\u00a0: npm run privacy -- --answered <référence> [--site <numéro>]\n'
  expect(await register('--anwsered', erasure)).toEqual({ code: 1, output: usage })
  const acts = await test.database.db.selectFrom('audit_log').select(['action', 'target']).where('site_id', '=', 37).execute()
  expect(acts).toEqual([{ action: 'privacy.answer', target: `privacy:${erasure}` }])
})

it('a reference of two sites requires the site', async () => {
  await test.database.pool.query('delete from privacy_requests')
  await test.database.pool.query("delete from counters where name like 'references %'")
  const [shared, there] = [await ask('ACCESS'), await ask('ACCESS', 'cave.localhost')]
  expect(there).toBe(shared)
  expect(await register('--answered', shared)).toMatchObject({ code: 1, output: expect.stringContaining('--site') as string })
  expect((await register('--answered', shared, '--site', '38')).code).toBe(0)
  const left = await test.database.db.selectFrom('privacy_requests').select('site_id').where('answered_at', 'is', null).execute()
  expect(left.every(({ site_id }) => site_id === 37)).toBe(true)
})

it('a request is shown in full until it is answered, then without name and text', async () => {
  await test.database.pool.query('delete from privacy_requests')
  const typed = { type: 'ACCESS', email: 'c.roy@example.org', firstname: 'Camille', lastname: 'Roy', message: 'Une copie, \u001b[2Jmerci.' }
  const { data } = await makeCall(test, 'privacy.request', typed)
  const reference = String(data?.['reference'])
  const shown = await register('--show', reference)
  expect(shown.code).toBe(0)
  for (const told of [reference, 'c.roy@example.org', 'Camille Roy', 'Une copie,', 'sans être connecté'])
    expect(shown.output).toContain(told)
  expect(shown.output).not.toContain('\u001b')
  const member = await addMember(test)
  const own = await makeCall(test, 'privacy.request', { type: 'ERASURE', email: member.email }, member)
  expect((await register('--show', String(own.data?.['reference']))).output).toContain('en étant connecté')
  expect((await register('--answered', reference)).code).toBe(0)
  expect((await register('--show', reference)).code).toBe(1)
  const kept = await test.database.db.selectFrom('privacy_requests').selectAll().where('reference', '=', reference).execute()
  expect(kept).toMatchObject([{ firstname: null, lastname: null, message: null, email: 'c.roy@example.org', type: 'ACCESS' }])
})
