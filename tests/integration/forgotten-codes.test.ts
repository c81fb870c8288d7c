import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createSecretBox } from '#server/adapters/secret-box.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { requireCode } from '#server/people/accounts/sign-in/verify-code.ts'
import { totpContext, hashRecoveryCode, generateTotpSecret } from '#server/people/accounts/sign-in/totp.ts'
import { storePublicUrl } from '#server/sites/directory/public-url.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { endPrograms, startProgram } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())
afterEach(() => endPrograms())

const box = createSecretBox({ key: 'the key of another server', folder: '/nowhere' })
const recoveryCode = 'k7mq-x2pd-9fhv-3wte'

/** Adds an administrator whose secret was encrypted with another key. */
async function lockedOut(more: { email?: string; siteId?: number } = {}): Promise<TestMember> {
  const admin = await addMember(test, { role: 'SUPER_ADMIN', ...more })
  const sealed = await box.seal(generateTotpSecret(), totpContext(admin.userId))
  const on = { totp_secret: sealed, totp_enabled_at: new Date(), totp_recovery: [hashRecoveryCode(recoveryCode)] }
  await test.database.db.updateTable('users').set(on).where('id', '=', admin.userId).execute()
  return admin
}
const forget = async (...args: string[]) => {
  const program = startProgram('scripts/maintenance/reset-two-factor.ts', args, {
    env: { DATABASE_URL: connectionUrl(test.database.connection) },
  })
  const { code } = await program.ended
  return { code, output: program.output() }
}
const signIn = ({ email, password }: TestMember, code?: string) =>
  makeCall(test, 'user.login', { email, password, ...(code === undefined ? {} : { code }) })

it('the command resets two-factor login, ends sessions, leaves the password and is logged', async () => {
  const admin = await lockedOut()
  expect((await signIn(admin)).code).toBe('TOTP_REQUIRED')
  const done = await forget(admin.email.toUpperCase())
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('plus aucun code') as string })
  expect((await makeCall(test, 'user.logged', undefined, admin)).data).toBe(false)
  expect((await signIn(admin)).status).toBe(200)
  const acts = await test.database.db.selectFrom('audit_log').selectAll().where('action', '=', 'totp.forget').execute()
  expect(acts).toMatchObject([{ site_id: 37, actor_id: null, target: `user:${admin.userId}` }])
  expect((await forget(admin.email)).code).toBe(1)
  expect(await waitingMails(test, admin.email)).toMatchObject([
    {
      kind: 'CODES_OFF',
      data: { firstname: 'Camille', isForgotten: true, resetLink: expect.stringMatching(/^https?:.*\/password\/reset\/ask$/) as string },
    },
  ])
})

it('the mail about it uses the stored public URL of the site', async () => {
  const admin = await lockedOut()
  await storePublicUrl(test.database.db, 'https://www.greffe.example')
  expect((await forget(admin.email)).code).toBe(0)
  expect(await waitingMails(test, admin.email)).toMatchObject([{ data: { resetLink: 'https://www.greffe.example/password/reset/ask' } }])
})

it('the command requires an email address, and a site when two have it', async () => {
  const email = 'deux.sites@example.org'
  const [here, there] = [await lockedOut({ email }), await lockedOut({ email, siteId: 38 })]
  expect(await forget(email)).toMatchObject({ code: 1, output: expect.stringContaining('--site') as string })
  expect((await forget(email, '--site', '38')).code).toBe(0)
  const left = await test.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('totp_secret', 'is not', null)
    .execute()
  expect([left, there.userId === here.userId]).toEqual([[{ id: here.userId }], false])
  expect((await forget('personne@example.org')).code).toBe(1)
  for (const words of [[], ['une@example.org', 'autre@example.org'], ['--adresse', email]])
    expect(await forget(...words)).toMatchObject({ code: 1, output: expect.stringContaining('Usage') as string })
})

it('an undecryptable secret is logged with the account id; recovery codes still work', async () => {
  const admin = await lockedOut()
  const error = vi.fn()
  const { features } = test.app
  const site = features.directory.resolve('localhost')
  const user = await test.database.db.selectFrom('users').selectAll().where('id', '=', admin.userId).executeTakeFirstOrThrow()
  const needs = {
    ...{
      db: test.database.db,
      clock: () => Date.now(),
      log: { error },
      secrets: createSecretBox({ key: 'this server’s own', folder: '/nowhere' }),
    },
    loginAttempts: features.loginAttempts,
  } as unknown as AccountDeps
  const asked = (code: string) => requireCode(needs, { site, locale: 'fr_FR' }, user, code)
  await expect(asked('123456')).rejects.toMatchObject({ code: 'TOTP_INVALID' })
  expect(error).toHaveBeenCalledExactlyOnceWith({ user: admin.userId }, expect.stringContaining('npm run reset-two-factor'))
  await asked(recoveryCode)
  error.mockClear()
  await expect(requireCode({ ...needs, secrets: box }, { site, locale: 'fr_FR' }, user, '123456')).rejects.toMatchObject({
    code: 'TOTP_INVALID',
  })
  expect(error).not.toHaveBeenCalled()
})
