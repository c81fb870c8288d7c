import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { totpContext, hashRecoveryCode, generateTotpSecret, encryptPendingSecret } from '#server/people/accounts/sign-in/totp.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { freezeClock } from '#tests/support/accounts/freeze-clock.ts'
import { codeOf } from '#tests/support/accounts/sign-in-codes.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const wrongCodeFor = (secret: string) => (Number(codeOf(secret)) < 500_000 ? '999999' : '000001')
const start = ({ token }: TestMember, body: Record<string, unknown> = {}) => makeCall(test, 'totp.start', body, { token })
const enable = ({ token }: TestMember, code: string) => makeCall(test, 'totp.enable', { code }, { token })
const disable = ({ token }: TestMember, body: Record<string, unknown>) => makeCall(test, 'totp.disable', body, { token })
const login = ({ email, password }: TestMember, code?: string) =>
  makeCall(test, 'user.login', { email, password, ...(code === undefined ? {} : { code }) })
const changePassword = ({ token, password }: TestMember, newPassword: string) =>
  makeCall(test, 'user.changePassword', { password, newPassword }, { token })
const row = (userId: number) => test.database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const forgetStep = ({ userId }: TestMember) => test.database.pool.query('update users set totp_last_step = null where id = $1', [userId])

async function adminWithCodes(): Promise<{ admin: TestMember; secret: string; recoveryCodes: string[] }> {
  const admin = await addMember(test, { role: 'ADMIN' })
  const secret = (await start(admin)).data?.['secret'] as string
  freezeClock()
  const { recoveryCodes } = (await enable(admin, codeOf(secret, -1))).data as { recoveryCodes: string[] }
  return { admin, secret, recoveryCodes }
}

const recoveryCode = 'k7mq-x2pd-9fhv-3wte'

/** A member who was an administrator when they enabled two-factor login. */
async function memberWithCodes(): Promise<{ member: TestMember; secret: string }> {
  const member = await addMember(test)
  const secret = generateTotpSecret()
  const sealed = await test.app.features.secrets.seal(secret, totpContext(member.userId))
  const on = { totp_secret: sealed, totp_enabled_at: new Date(), totp_recovery: [hashRecoveryCode(recoveryCode)] }
  await test.database.db.updateTable('users').set(on).where('id', '=', member.userId).execute()
  return { member, secret }
}

describe('a former administrator with two-factor login', () => {
  it('must send a code, and disables it with a reauthentication and a code', async () => {
    const { member, secret } = await memberWithCodes()
    expect((await login(member)).code).toBe('TOTP_REQUIRED')
    expect((await disable(member, { code: wrongCodeFor(secret) })).code).toBe('TOTP_INVALID')
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [member.sessionId])
    expect((await disable(member, { code: recoveryCode })).code).toBe('REAUTH_REQUIRED')
    expect((await disable(member, { code: recoveryCode, password: member.password })).status).toBe(200)
    expect((await login(member)).status).toBe(200)
    const other = await memberWithCodes()
    expect((await disable(other.member, { code: codeOf(other.secret) })).status).toBe(200)
    expect(await row(other.member.userId)).toMatchObject({ totp_secret: null, totp_enabled_at: null, totp_recovery: [] })
  })

  it('cannot set up another one, nor disable it without having one', async () => {
    const { member } = await memberWithCodes()
    expect((await start(member)).code).toBe('FORBIDDEN')
    const plain = await addMember(test)
    expect((await disable(plain, { code: '123456' })).code).toBe('FORBIDDEN')
    expect((await makeCall(test, 'totp.disable', { code: '123456' })).code).toBe('UNAUTHENTICATED')
  })
})

describe('a change of two-factor login', () => {
  const resetLink = 'http://localhost:3000/password/reset/ask'
  const mailsTo = async ({ email }: TestMember) => (await waitingMails(test, email)).map(({ kind, data }) => ({ kind, data }))

  it('is notified by mail when it is enabled or replaced', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const secret = (await start(admin)).data?.['secret'] as string
    expect((await enable(admin, wrongCodeFor(secret))).code).toBe('TOTP_INVALID')
    expect(await mailsTo(admin)).toEqual([])
    freezeClock()
    expect((await enable(admin, codeOf(secret, -1))).status).toBe(200)
    const on = { kind: 'CODES_ON', data: { firstname: 'Camille', isReplaced: false, resetLink } }
    expect(await mailsTo(admin)).toMatchObject([on])
    await forgetStep(admin)
    const next = (await start(admin, { code: codeOf(secret) })).data?.['secret'] as string
    expect((await enable(admin, codeOf(next))).status).toBe(200)
    expect(await mailsTo(admin)).toMatchObject([on, { kind: 'CODES_ON', data: { isReplaced: true } }])
  })

  it('is notified by mail when it is disabled', async () => {
    const { member, secret } = await memberWithCodes()
    expect((await disable(member, { code: wrongCodeFor(secret) })).code).toBe('TOTP_INVALID')
    expect(await mailsTo(member)).toEqual([])
    expect((await disable(member, { code: codeOf(secret) })).status).toBe(200)
    expect(await mailsTo(member)).toMatchObject([{ kind: 'CODES_OFF', data: { firstname: 'Camille', isForgotten: false, resetLink } }])
  })
})

describe('the set-up of two-factor login', () => {
  it('is restricted to administrators', async () => {
    const member = await addMember(test)
    expect((await start(member)).code).toBe('FORBIDDEN')
    expect((await makeCall(test, 'totp.start', {})).code).toBe('UNAUTHENTICATED')
  })

  it('returns a secret and its URI, and changes nothing before the first code', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const { data } = await start(admin)
    expect(data).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string })
    expect(data?.['otpauth']).toMatch(/^otpauth:\/\/totp\/Greffe%20%26%20Plume:/)
    expect((await login(admin)).status).toBe(200)
    expect((await enable(admin, wrongCodeFor(data?.['secret'] as string))).code).toBe('TOTP_INVALID')
    expect((await login(admin)).status).toBe(200)
    expect(await enable(admin, codeOf(data?.['secret'] as string))).toMatchObject({ status: 200 })
    expect((await makeCall(test, 'user.me', undefined, admin)).data).toMatchObject({ totp: true })
  })

  it('is rejected without a pending secret or a recent reauthentication', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    expect((await enable(admin, '123456')).code).toBe('TOTP_INVALID')
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [admin.sessionId])
    expect((await start(admin)).code).toBe('REAUTH_REQUIRED')
    expect((await start(admin, { password: admin.password })).status).toBe(200)
  })

  it('expires ten minutes after its start', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const secret = generateTotpSecret()
    const wait = (minutes: number) =>
      encryptPendingSecret(test.app.features.secrets, admin.userId, secret, systemClock() - minutes * 60_000)
    const setPending = async (minutes: number) =>
      test.database.pool.query('update users set totp_pending = $1 where id = $2', [await wait(minutes), admin.userId])
    await setPending(11)
    expect((await enable(admin, codeOf(secret))).code).toBe('TOTP_INVALID')
    await setPending(9)
    expect((await enable(admin, codeOf(secret))).status).toBe(200)
  })

  it('returns an expiry and counts no attempt when it is late or not started', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const late = await encryptPendingSecret(test.app.features.secrets, admin.userId, generateTotpSecret(), systemClock() - 11 * 60_000)
    const counted = async () => (await test.database.pool.query('select 1 from login_failures')).rowCount
    const before = await counted()
    for (const pending of [late, null]) {
      await test.database.pool.query('update users set totp_pending = $1 where id = $2', [pending, admin.userId])
      for (let index = 0; index < 7; index += 1) {
        const { status, data, message } = await enable(admin, '123456')
        expect([status, data?.['code'], data?.['reason'], message]).toEqual([
          401,
          'TOTP_INVALID',
          'SETUP_EXPIRED',
          'Cette mise en place a expiré au bout de dix minutes\u00a0: recommencez avec un nouveau code à scanner.',
        ])
      }
    }
    expect(await counted()).toBe(before)
    const secret = (await start(admin)).data?.['secret'] as string
    expect((await enable(admin, wrongCodeFor(secret))).data?.['reason']).toBeUndefined()
    expect((await enable(admin, codeOf(secret))).status).toBe(200)
  })

  it('reports that it is already enabled to a repeated first code, and changes nothing', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const first = codeOf((await start(admin)).data?.['secret'])
    const recoveryCodes = (await enable(admin, first)).data?.['recoveryCodes'] as string[]
    const { status, data, message } = await enable(admin, first)
    expect([status, data?.['code'], data?.['reason']]).toEqual([401, 'TOTP_INVALID', 'ALREADY_ON'])
    expect(message).toContain('Un code est déjà demandé à la connexion')
    expect((await makeCall(test, 'totp.disable', { code: recoveryCodes[0]! }, admin)).status).toBe(200)
  })

  it('requires a recent reauthentication with the first code, and counts wrong codes', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const secret = (await start(admin)).data?.['secret'] as string
    const statuses = []
    for (let index = 0; index < 7; index += 1) statuses.push((await enable(admin, wrongCodeFor(secret))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    await test.database.pool.query('delete from login_failures')
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [admin.sessionId])
    expect((await enable(admin, codeOf(secret))).code).toBe('REAUTH_REQUIRED')
    const given = { code: codeOf(secret), password: admin.password }
    expect((await makeCall(test, 'totp.enable', given, admin)).status).toBe(200)
  })

  it('ends with a password change', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const secret = (await start(admin)).data?.['secret'] as string
    expect((await changePassword(admin, 'quatre chats sous la pluie')).status).toBe(200)
    expect((await enable(admin, codeOf(secret))).code).toBe('TOTP_INVALID')
  })

  it('hashes the recovery codes, returns them once and logs no secret', async () => {
    const { admin, secret, recoveryCodes } = await adminWithCodes()
    expect(recoveryCodes).toHaveLength(10)
    const stored = await row(admin.userId)
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code)
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(stored.totp_secret).toMatch(/^v1\./)
    expect((await makeCall(test, 'user.me', undefined, admin)).data).not.toHaveProperty('recoveryCodes')
    const entries = await test.database.db.selectFrom('audit_log').selectAll().where('actor_id', '=', admin.userId).execute()
    expect(entries).toMatchObject([{ action: 'totp.enable', target: `user:${admin.userId}` }])
    expect(JSON.stringify(entries)).not.toContain(secret)
  })
})

describe('a login with two-factor login', () => {
  it('asks for a code after the right password only', async () => {
    const { admin, secret } = await adminWithCodes()
    expect(await login(admin)).toMatchObject({ status: 401, code: 'TOTP_REQUIRED', cookies: [] })
    expect((await login({ ...admin, password: 'un autre mot de passe' })).code).toBe('BAD_CREDENTIALS')
    expect(await login(admin, wrongCodeFor(secret))).toMatchObject({ status: 401, code: 'TOTP_INVALID', cookies: [] })
    expect((await login(admin, codeOf(secret))).status).toBe(200)
  })

  it('accepts each code once under concurrent requests', async () => {
    const { admin, secret } = await adminWithCodes()
    await forgetStep(admin)
    const code = codeOf(secret)
    const answers = await Promise.all([login(admin, code), login(admin, code), login(admin, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await login(admin, code)).code).toBe('TOTP_INVALID')
  })

  it('accepts each recovery code once, in any notation', async () => {
    const { admin, recoveryCodes } = await adminWithCodes()
    const [first = '', second = ''] = recoveryCodes
    expect((await login(admin, first)).status).toBe(200)
    expect((await login(admin, first)).code).toBe('TOTP_INVALID')
    expect((await login(admin, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await row(admin.userId)).totp_recovery).toHaveLength(8)
  })

  it('counts wrong codes as failed logins', async () => {
    const { admin, secret } = await adminWithCodes()
    const statuses = []
    for (let index = 0; index < 7; index += 1) statuses.push((await login(admin, wrongCodeFor(secret))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('does not reset wrong codes by right passwords', async () => {
    const { admin, secret } = await adminWithCodes()
    const statuses = []
    let { password } = admin
    for (let index = 0; index < 7; index += 1) {
      statuses.push((await disable(admin, { code: wrongCodeFor(secret) })).status)
      // A right password, in a call that needs no code.
      expect((await changePassword({ ...admin, password }, `${admin.password} ${index}`)).status).toBe(200)
      password = `${admin.password} ${index}`
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await login({ ...admin, password }, codeOf(secret))).status).toBe(429)
  })

  it('asks a former administrator too', async () => {
    const { admin } = await adminWithCodes()
    await test.database.pool.query('update users set role = $2 where id = $1', [admin.userId, 'MEMBER'])
    expect((await login(admin)).code).toBe('TOTP_REQUIRED')
  })
})

it('a swapped secret accepts no code, and a recovery code still works', async () => {
  const { admin, secret } = await adminWithCodes()
  const { admin: other, recoveryCodes } = await adminWithCodes()
  const { totp_secret: sealed } = await row(admin.userId)
  await test.database.pool.query('update users set totp_secret = $1 where id = $2', [sealed, other.userId])
  expect((await login(other, codeOf(secret))).code).toBe('TOTP_INVALID')
  expect((await login(other, recoveryCodes[0])).status).toBe(200)
})

describe('disabling two-factor login', () => {
  it('requires a code and a recent reauthentication', async () => {
    const { admin, secret, recoveryCodes } = await adminWithCodes()
    expect((await disable(admin, { code: wrongCodeFor(secret) })).code).toBe('TOTP_INVALID')
    await test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [admin.sessionId])
    expect((await disable(admin, { code: codeOf(secret) })).code).toBe('REAUTH_REQUIRED')
    expect(await disable(admin, { code: recoveryCodes[0], password: admin.password })).toMatchObject({ status: 200, data: null })
    expect(await row(admin.userId)).toMatchObject({ totp_secret: null, totp_recovery: [], totp_enabled_at: null })
    expect((await login(admin)).status).toBe(200)
  })

  it('for a new secret requires a current code, valid until the first new one', async () => {
    const { admin, secret } = await adminWithCodes()
    expect((await start(admin)).code).toBe('TOTP_REQUIRED')
    expect((await start(admin, { code: wrongCodeFor(secret) })).code).toBe('TOTP_INVALID')
    const next = (await start(admin, { code: codeOf(secret) })).data?.['secret'] as string
    expect((await login(admin, codeOf(secret, 1))).status).toBe(200)
    expect((await enable(admin, codeOf(next))).status).toBe(200)
    await forgetStep(admin)
    expect((await login(admin, codeOf(secret))).code).toBe('TOTP_INVALID')
    expect((await login(admin, codeOf(next))).status).toBe(200)
  })
})
