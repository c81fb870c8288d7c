import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall, mailedLink, registrationOf, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let made = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const update = ({ token }: Pick<TestMember, 'token'>, body: Record<string, unknown>) => makeCall(test, 'user.update', body, { token })
const row = (userId: number) => test.database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const isOpen = async (token: string) => (await makeCall(test, 'user.logged', undefined, { token })).data
const unprove = ({ sessionId }: TestMember) =>
  test.database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [sessionId])
const newAddress = () => `neuf-${(made += 1)}@example.org`

describe('a profile', () => {
  it('is returned to its owner only, and null to a visitor', async () => {
    const member = await addMember(test)
    expect((await makeCall(test, 'user.me', undefined, member)).data).toEqual({
      id: member.userId,
      email: member.email,
      pendingEmail: null,
      phone: null,
      firstname: 'Camille',
      lastname: 'Roy',
      birthdate: null,
      role: 'MEMBER',
      totp: false,
    })
    expect(await makeCall(test, 'user.me')).toMatchObject({ status: 200, data: null })
  })

  it('changes the sent fields and clears null or empty ones, except names', async () => {
    const member = await addMember(test)
    const changed = await update(member, { firstname: ' Dominique ', phone: '06 39 98 00 12', birthdate: '1987-04-02' })
    expect(changed).toMatchObject({ status: 200, message: 'Vos informations sont enregistrées.' })
    expect(changed.data).toMatchObject({ firstname: 'Dominique', lastname: 'Roy', phone: '+33639980012', birthdate: '1987-04-02' })
    expect((await update(member, { phone: null })).data).toMatchObject({ firstname: 'Dominique', lastname: 'Roy', phone: null })
    for (const nothing of [null, '', ' ', '\u200b']) {
      const refused = await update(member, { firstname: nothing, lastname: nothing })
      expect([refused.status, refused.faults]).toEqual([422, ['firstname REQUIRED', 'lastname REQUIRED']])
    }
    expect((await update(member, {})).data).toMatchObject({ firstname: 'Dominique', birthdate: '1987-04-02' })
  })

  it('changes no other field of the account for any input', async () => {
    const [member, other] = [await addMember(test), await addMember(test)]
    const before = await row(member.userId)
    const hostile = Object.fromEntries(Object.keys(before).map((column) => [column, column === 'role' ? 'SUPER_ADMIN' : 1]))
    const { email: _, firstname, lastname, phone, birthdate, ...rest } = hostile
    await update(member, {
      ...rest,
      id: other.userId,
      idSite: 38,
      siteId: 38,
      points: 100,
      totp: true,
      passwordHash: 'x',
      userId: other.userId,
    })
    expect(await row(member.userId)).toEqual(before)
    expect((await row(other.userId)).firstname).toBe('Camille')
    expect([firstname, lastname, phone, birthdate]).toEqual([1, 1, 1, 1])
  })

  it.each([
    [{ phone: '12' }, ['phone PHONE']],
    [{ birthdate: '2099-01-01' }, ['birthdate DATE']],
    [{ birthdate: '1987-02-30' }, ['birthdate DATE']],
    [{ firstname: 'x'.repeat(81) }, ['firstname TOO_LONG']],
    [{ lastname: '<script>' }, ['lastname FORMAT']],
    [{ lastname: 'A\u2028B' }, ['lastname FORMAT']],
    [{ lastname: 'Mia evil.example' }, ['lastname FORMAT']],
    [{ firstname: 'a<b', phone: '12', birthdate: '2099-01-01' }, ['firstname FORMAT', 'phone PHONE', 'birthdate DATE']],
    [{ email: 'camille', phone: '12' }, ['email EMAIL', 'phone PHONE']],
    [{ email: 'camille' }, ['email EMAIL']],
    [{ email: null }, ['email REQUIRED']],
  ])('rejects %j: %j', async (body, faults) => {
    const member = await addMember(test)
    const before = await row(member.userId)
    expect(await update(member, body)).toMatchObject({ status: 422, faults })
    expect(await row(member.userId)).toEqual(before)
  })

  it('cannot become that of a minor on a site that rejects minors', async () => {
    const member = await addMember(test)
    await test.app.features.parameters.set(37, 'BLOCK_MINORS_FROM_REGISTERING', true)
    expect((await update(member, { birthdate: '2020-01-01' })).code).toBe('MINOR')
    expect((await update(member, { birthdate: null })).faults).toEqual(['birthdate REQUIRED'])
    expect((await update(member, { firstname: 'Lou' })).status).toBe(200)
    await test.app.features.parameters.set(37, 'BLOCK_MINORS_FROM_REGISTERING', false)
  })

  it('cannot change without a session', async () => {
    expect((await makeCall(test, 'user.update', { firstname: 'x' })).code).toBe('UNAUTHENTICATED')
    expect((await update({ token: 'A'.repeat(43) }, { firstname: 'x' })).code).toBe('SESSION_EXPIRED')
  })
})

describe('a new email address', () => {
  const confirm = (token: string, session?: string) => makeCall(test, 'user.confirmEmail', { token }, { token: session })

  it('is active after confirmation; the old one is notified and other sessions end', async () => {
    const member = await addMember(test)
    const { token: elsewhere } = await test.app.features.sessions.open({ siteId: 37, userId: member.userId, device: '' })
    const email = newAddress()
    const asked = await update(member, { email: email.toUpperCase() })
    expect(asked.data).toMatchObject({ email: member.email, pendingEmail: email })
    const { link, token } = await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/email\/[\w-]{43}$/)
    expect(await confirm(token, member.token)).toMatchObject({ status: 200, data: null })
    expect((await makeCall(test, 'user.me', undefined, member)).data).toMatchObject({ email, pendingEmail: null })
    expect([await isOpen(member.token), await isOpen(elsewhere)]).toEqual([true, false])
    expect((await waitingMails(test, member.email)).map(({ kind, data }) => [kind, data['newEmail']])).toEqual([
      ['EMAIL_CHANGED_NOTICE', email],
    ])
    expect((await makeCall(test, 'user.login', { email, password: member.password })).status).toBe(200)
    expect((await makeCall(test, 'user.login', { email: member.email, password: member.password })).code).toBe('BAD_CREDENTIALS')
  })

  it('is cancelled by sending the current one: its link is revoked', async () => {
    const member = await addMember(test)
    const email = newAddress()
    await update(member, { email })
    const { token } = await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')
    await unprove(member)
    const kept = await update(member, { email: member.email.toUpperCase() })
    expect(kept).toMatchObject({ status: 200, data: { email: member.email, pendingEmail: null } })
    expect((await confirm(token)).code).toBe('TOKEN_INVALID')
    expect(await row(member.userId)).toMatchObject({ email: member.email, pending_email: null })
  })

  it('is confirmed in any browser; without a session all sessions end', async () => {
    const member = await addMember(test)
    const email = newAddress()
    await update(member, { email })
    expect((await confirm((await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')).token)).status).toBe(200)
    expect(await isOpen(member.token)).toBe(false)
  })

  it('requires a recent reauthentication: a password within ten minutes, or now', async () => {
    const member = await addMember(test)
    const email = newAddress()
    await unprove(member)
    expect(await update(member, { email, firstname: 'Lou' })).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
    expect(await row(member.userId)).toMatchObject({ pending_email: null, firstname: 'Camille' })
    expect((await update(member, { email, password: 'un autre mot de passe' })).faults).toEqual(['password PASSWORD_WRONG'])
    expect((await update(member, { firstname: 'Lou', email: member.email })).status).toBe(200)
    expect((await update(member, { email, password: member.password })).data).toMatchObject({ pendingEmail: email })
  })

  it('requires the right password when one is sent, also after a recent one', async () => {
    const member = await addMember(test)
    const email = newAddress()
    expect(await update(member, { email, password: 'faux' })).toMatchObject({ status: 422, faults: ['password PASSWORD_WRONG'] })
    expect((await update(member, { firstname: 'Lou', password: 'faux' })).faults).toEqual(['password PASSWORD_WRONG'])
    expect(await row(member.userId)).toMatchObject({ pending_email: null, firstname: 'Camille' })
    expect(await waitingMails(test, email)).toEqual([])
    expect((await update(member, { email, password: member.password })).data).toMatchObject({ pendingEmail: email })
  })

  it('that is in use gets the same response, and its owner a mail', async () => {
    const [member, other] = [await addMember(test), await addMember(test)]
    const before = (await waitingMails(test)).length
    const [taken, free] = [await update(member, { email: other.email }), await update(await addMember(test), { email: newAddress() })]
    expect(Object.keys(taken.data ?? {})).toEqual(Object.keys(free.data ?? {}))
    expect([taken.status, taken.message, taken.data?.['pendingEmail']]).toEqual([free.status, free.message, other.email])
    expect((await waitingMails(test)).length - before).toBe(2)
    expect((await waitingMails(test, other.email)).map(({ kind }) => kind)).toEqual(['EMAIL_TAKEN'])
  })

  it('is limited to ten requests a day, because each one sends a mail', async () => {
    const member = await addMember(test)
    const statuses = []
    for (let index = 0; index < 11; index += 1) statuses.push((await update(member, { email: newAddress() })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await update(member, { firstname: 'Lou' })).status).toBe(200)
  })

  it('cancels the pending registrations at the address on confirmation', async () => {
    const member = await addMember(test)
    const email = newAddress()
    await makeCall(test, 'user.register', registrationOf(email))
    const link = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
    await update(member, { email })
    expect((await confirm((await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')).token)).status).toBe(200)
    const waiting = test.database.db.selectFrom('pending_registrations').select('id').where('email', '=', email)
    expect(await waiting.execute()).toEqual([])
    expect((await makeCall(test, 'user.confirmRegistration', { token: link.token, password: testPassword })).code).toBe('TOKEN_INVALID')
  })

  it('that two members request goes to the first who confirms', async () => {
    const [one, two] = [await addMember(test), await addMember(test)]
    const email = newAddress()
    await update(one, { email })
    const first = (await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')).token
    await update(two, { email })
    const second = (await mailedLink(test, email, 'EMAIL_CHANGE_CONFIRM')).token
    const answers = await Promise.all([confirm(first), confirm(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('is confirmed by its newest link only, once, for a day, on its own site', async () => {
    const member = await addMember(test)
    const [first, second] = [newAddress(), newAddress()]
    await update(member, { email: first })
    const old = (await mailedLink(test, first, 'EMAIL_CHANGE_CONFIRM')).token
    await update(member, { email: second })
    const { token } = await mailedLink(test, second, 'EMAIL_CHANGE_CONFIRM')
    expect((await confirm(old)).code).toBe('TOKEN_INVALID')
    expect((await makeCall(test, 'user.confirmEmail', { token }, { host: 'cave.localhost' })).code).toBe('TOKEN_INVALID')
    await test.database.pool.query('update account_tokens set expires_at = now() where user_id = $1', [member.userId])
    expect((await confirm(token)).code).toBe('TOKEN_INVALID')
    expect(await row(member.userId)).toMatchObject({ email: member.email })
  })
})

describe('a password change', () => {
  const change = ({ token }: TestMember, body: Record<string, unknown>) => makeCall(test, 'user.changePassword', body, { token })
  const newPassword = 'quatre chats sous la pluie'

  it('to the current password changes nothing, and reveals this to its owner only', async () => {
    const member = await addMember(test)
    const { token: elsewhere } = await test.app.features.sessions.open({ siteId: 37, userId: member.userId, device: '' })
    const { password_hash: before } = await row(member.userId)
    const same = await change(member, { password: member.password, newPassword: member.password })
    const [fault] = same.data?.['errors'] as { field: string; code: string; message: string }[]
    expect([same.status, fault?.field, fault?.code]).toEqual([422, 'newPassword', 'FORMAT'])
    expect(fault?.message).toContain('différent')
    expect([(await row(member.userId)).password_hash, await isOpen(elsewhere), await waitingMails(test, member.email)]).toEqual([
      before,
      true,
      [],
    ])
    // A holder of the session without the password learns nothing about it.
    for (const guess of [member.password, newPassword]) {
      const guessed = await change(member, { password: newPassword, newPassword: guess })
      expect(guessed.data?.['errors']).toMatchObject([{ field: 'password', code: 'PASSWORD_WRONG' }])
    }
  })

  it.each([
    ['composed, then parted', 'NFC', 'NFD'],
    ['parted, then composed', 'NFD', 'NFC'],
  ] as const)('treats all Unicode forms of a password as equal, %s', async (_how, first, then) => {
    const text = 'un été à Évian, près du café'
    const [one, other] = [text.normalize(first), text.normalize(then)]
    expect(one).not.toBe(other)
    const member = await addMember(test)
    expect((await change(member, { password: member.password, newPassword: one })).status).toBe(200)
    expect((await makeCall(test, 'user.login', { email: member.email, password: other })).status).toBe(200)
    expect((await change(member, { password: other, newPassword: one })).faults).toEqual(['newPassword FORMAT'])
    expect((await change(member, { password: one, newPassword: other })).faults).toEqual(['newPassword FORMAT'])
    expect((await change(member, { password: other, newPassword })).status).toBe(200)
  })

  it('with the current one ends other sessions and links, and notifies the owner', async () => {
    const member = await addMember(test)
    const { token: elsewhere } = await test.app.features.sessions.open({ siteId: 37, userId: member.userId, device: '' })
    await makeCall(test, 'password.askReset', { email: member.email })
    const { token } = await mailedLink(test, member.email, 'PASSWORD_RESET')
    expect(await change(member, { password: member.password, newPassword })).toMatchObject({ status: 200, data: null })
    expect([await isOpen(member.token), await isOpen(elsewhere)]).toEqual([true, false])
    expect((await makeCall(test, 'password.reset', { token, password: 'cinq chats sous la neige' })).code).toBe('TOKEN_INVALID')
    expect((await waitingMails(test, member.email)).at(-1)?.kind).toBe('PASSWORD_CHANGED')
    expect((await makeCall(test, 'user.login', { email: member.email, password: newPassword })).status).toBe(200)
    expect((await makeCall(test, 'user.login', { email: member.email, password: member.password })).status).toBe(401)
  })

  it.each([
    [{ password: 'un autre mot de passe', newPassword }, ['password PASSWORD_WRONG']],
    [{ password: 'trois chats sous la lune', newPassword: 'court' }, ['newPassword PASSWORD_WEAK']],
    [{ password: 'trois chats sous la lune', newPassword: 'motdepasse2026' }, ['newPassword PASSWORD_WEAK']],
    [{ newPassword }, ['password REQUIRED']],
  ])('is rejected with %j: %j', async (body, faults) => {
    const member = await addMember(test)
    expect(await change(member, body)).toMatchObject({ status: 422, faults })
    expect((await makeCall(test, 'user.login', { email: member.email, password: member.password })).status).toBe(200)
  })

  it('limits attempts with a stolen session', async () => {
    const member = await addMember(test)
    const statuses = []
    for (let index = 0; index < 7; index += 1)
      statuses.push((await change(member, { password: `un mauvais mot de passe ${index}`, newPassword })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })
})
