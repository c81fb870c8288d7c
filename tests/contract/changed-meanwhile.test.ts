import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeCall, mailedLink, registrationOf, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { freezeClock } from '#tests/support/accounts/freeze-clock.ts'
import { codeOf } from '#tests/support/accounts/sign-in-codes.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

// A row may change between its check and the write. These tests change it at that moment.

let test: TestApp
let made = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '10' } })
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

const newAddress = (): string => `entre-temps-${(made += 1)}@example.org`
const row = (userId: number) => test.database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const change = (statement: string, userId: number) => test.database.pool.query(`update users set ${statement} where id = $1`, [userId])

/** Runs an action once, between the check of a password and the next step. */
function afterPassword(act: () => Promise<unknown>): void {
  const { passwords } = test.app.features
  const verify = passwords.verify.bind(passwords)
  vi.spyOn(passwords, 'verify').mockImplementationOnce(async (known, given) => {
    const isRight = await verify(known, given)
    await act()
    return isRight
  })
}

/** Runs an action once, between the check of a code and the next step. */
function afterCode(act: () => Promise<unknown>): void {
  const { loginAttempts } = test.app.features
  const attempt = loginAttempts.attempt.bind(loginAttempts)
  vi.spyOn(loginAttempts, 'attempt').mockImplementationOnce(async (asked, check) => {
    const result = await attempt(asked, check)
    await act()
    return result
  })
}

describe('during the check of a password', () => {
  it('an erased account opens no session', async () => {
    const { email, password, userId } = await addMember(test)
    afterPassword(() => change('erased_at = now()', userId))
    expect(await makeCall(test, 'user.login', { email, password })).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS', cookies: [] })
  })

  it('a changed password makes the checked one invalid', async () => {
    const member = await addMember(test)
    afterPassword(() => change("password_hash = 'another'", member.userId))
    const body = { password: member.password, newPassword: 'quatre chats sous la pluie' }
    expect(await makeCall(test, 'user.changePassword', body, member)).toMatchObject({ status: 422, faults: ['password PASSWORD_WRONG'] })
    expect((await row(member.userId)).password_hash).toBe('another')
    expect(await waitingMails(test, member.email)).toEqual([])
  })

  it.each([
    ['an account was opened at its address', "insert into users (site_id, email) values (37, '{email}')"],
    ['it was taken back', "delete from pending_registrations where email = '{email}'"],
    ['it has become too old', "update pending_registrations set expires_at = now() where email = '{email}'"],
  ])('a registration opens no account when %s', async (_what, statement) => {
    const email = newAddress()
    await makeCall(test, 'user.register', registrationOf(email))
    const { token } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
    const people = test.database.db.selectFrom('users').select('id').where('email', '=', email)
    afterPassword(() => test.database.pool.query(statement.replace('{email}', email)))
    const before = (await people.execute()).length
    expect(await makeCall(test, 'user.confirmRegistration', { token, password: testPassword })).toMatchObject({
      ...{ status: 422, code: 'TOKEN_INVALID', cookies: [] },
    })
    expect((await people.execute()).length - before).toBe(statement.startsWith('insert') ? 1 : 0)
  })
})

describe('during the check of a code', () => {
  const start = (admin: TestMember, body: Record<string, unknown> = {}) => makeCall(test, 'totp.start', body, admin)
  const enable = (admin: TestMember, code: string) => makeCall(test, 'totp.enable', { code }, admin)

  it('a new set-up invalidates the code of the earlier one', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const secret = (await start(admin)).data?.['secret']
    afterCode(() => start(admin))
    expect(await enable(admin, codeOf(secret))).toMatchObject({ status: 401, code: 'TOTP_INVALID' })
    expect(await row(admin.userId)).toMatchObject({ totp_secret: null, totp_enabled_at: null })
  })

  it('a changed secret rejects both the disabling and the replacement by an old code', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const secret = (await start(admin)).data?.['secret']
    freezeClock()
    expect((await enable(admin, codeOf(secret, -1))).status).toBe(200)
    const replace = () => change("totp_secret = 'another', totp_pending = null", admin.userId)
    const { totp_secret: own } = await row(admin.userId)
    afterCode(replace)
    expect(await makeCall(test, 'totp.disable', { code: codeOf(secret) }, admin)).toMatchObject({ status: 401, code: 'TOTP_INVALID' })
    expect(await row(admin.userId)).toMatchObject({ totp_secret: 'another' })
    await test.database.db.updateTable('users').set({ totp_secret: own }).where('id', '=', admin.userId).execute()
    afterCode(replace)
    expect(await start(admin, { code: codeOf(secret, 1) })).toMatchObject({ status: 401, code: 'TOTP_REQUIRED' })
    expect(await row(admin.userId)).toMatchObject({ totp_secret: 'another', totp_pending: null })
  })
})

describe('an email address at its hourly mail limit', () => {
  const update = (member: TestMember, email: string) => makeCall(test, 'user.update', { email }, member)
  const confirm = (token: string) => makeCall(test, 'user.confirmEmail', { token })
  const linkTo = async (email: string) => (await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')).token
  const asksUntilWithheld = async (member: TestMember, email: string): Promise<number> => {
    for (let asked = 1; asked < 60; asked += 1) {
      await update(member, email)
      const mails = (await waitingMails(test, email)).filter(({ state }) => state !== 'WITHHELD')
      if (mails.length < asked) return mails.length
    }
    throw new Error('nothing was withheld')
  }

  it('retains the last link that was sent to it', async () => {
    const member = await addMember(test)
    const email = newAddress()
    expect(await asksUntilWithheld(member, email)).toBeGreaterThan(2)
    expect((await confirm(await linkTo(email))).status).toBe(200)
    expect(await row(member.userId)).toMatchObject({ email })
  })

  it('still revokes the link to the previously requested address', async () => {
    const [member, other] = [await addMember(test), await addMember(test)]
    const [first, second] = [newAddress(), newAddress()]
    await asksUntilWithheld(other, second)
    await update(member, first)
    const link = await linkTo(first)
    await update(member, second)
    expect(await row(member.userId)).toMatchObject({ pending_email: second })
    expect(await confirm(link)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })
})
