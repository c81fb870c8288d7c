import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall, mailedLink, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { expectDigestAlone } from '#tests/support/accounts/stored-token.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const newPassword = 'quatre chats sous la pluie'
const ask = (email: string, given: Parameters<typeof makeCall>[3] = {}) => makeCall(test, 'password.askReset', { email }, given)
const reset = (token: string, password = newPassword) => makeCall(test, 'password.reset', { token, password })
const login = (email: string, password: string) => makeCall(test, 'user.login', { email, password })
const tokenFor = async ({ email }: Pick<TestMember, 'email'>) => (await mailedLink(test, email, 'PASSWORD_RESET')).token
const age = (member: TestMember, interval: string) =>
  test.database.pool.query('update account_tokens set expires_at = expires_at - $2::interval where user_id = $1', [member.userId, interval])

describe('a request for a reset link', () => {
  it('returns the same response for every address, and writes one mail row both ways', async () => {
    const member = await addMember(test)
    const rows = async () => (await waitingMails(test)).length
    const begin = await rows()
    const known = await ask(member.email)
    const after = await rows()
    const unknown = await ask('inconnue@example.org')
    expect([after - begin, (await rows()) - after]).toEqual([1, 1])
    expect({ ...known, headers: Object.keys(known.headers) }).toEqual({ ...unknown, headers: Object.keys(unknown.headers) })
    expect(known).toMatchObject({ status: 202, data: null, message: 'Si un compte existe à cette adresse, un lien vient d’y être envoyé.' })
    expect(await waitingMails(test, 'inconnue@example.org')).toEqual([])
    expect((await waitingMails(test, '')).map(({ state, data }) => [state, data])).toEqual([['WITHHELD', {}]])
  })

  it('mails a link on the configured host for any Host header', async () => {
    const member = await addMember(test)
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      origin: 'http://localhost',
    }
    await ask(member.email, { host: 'evil.example', headers: { ...headers, 'sec-fetch-site': 'none' } })
    const { link } = await mailedLink(test, member.email, 'PASSWORD_RESET')
    expect(link).toMatch(/^http:\/\/localhost:3000\/password\/reset\/[\w-]{43}$/)
  })

  it('stores only the hash of the token', async () => {
    const member = await addMember(test)
    await ask(member.email)
    const token = await tokenFor(member)
    const { rows } = await test.database.pool.query<{ row: string }>('select t::text as row from account_tokens t')
    const dump = rows.map(({ row }) => row).join('\n')
    expectDigestAlone(dump, token)
  })

  it('revokes the previous link, unless three mails were sent within the hour', async () => {
    const member = await addMember(test)
    const tokens = []
    for (let index = 0; index < 3; index += 1) {
      await ask(member.email)
      tokens.push(await tokenFor(member))
    }
    expect((await ask(member.email)).status).toBe(202)
    expect((await waitingMails(test, member.email)).length).toBe(3)
    expect((await reset(tokens[0]!)).code).toBe('TOKEN_INVALID')
    expect((await reset(tokens[1]!)).code).toBe('TOKEN_INVALID')
    expect((await reset(tokens[2]!)).status).toBe(200)
  })

  it('is rejected for an invalid email address', async () => {
    expect(await ask('camille')).toMatchObject({ status: 422, faults: ['email EMAIL'] })
  })
})

describe('a password reset by a link', () => {
  it('sets the password, ends all sessions, notifies the owner and opens no session', async () => {
    const member = await addMember(test)
    await ask(member.email)
    const answer = await reset(await tokenFor(member))
    expect(answer).toMatchObject({ status: 200, data: null, cookies: [] })
    expect((await makeCall(test, 'user.logged', undefined, { token: member.token })).data).toBe(false)
    expect((await login(member.email, member.password)).code).toBe('BAD_CREDENTIALS')
    expect((await login(member.email, newPassword)).status).toBe(200)
    expect((await waitingMails(test, member.email)).map(({ kind }) => kind)).toEqual(['PASSWORD_RESET', 'PASSWORD_CHANGED'])
  })

  it('works once', async () => {
    const member = await addMember(test)
    await ask(member.email)
    const token = await tokenFor(member)
    expect((await reset(token)).status).toBe(200)
    expect(await reset(token, 'cinq chats sous la neige')).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
    expect((await login(member.email, newPassword)).status).toBe(200)
  })

  it('works for one of two concurrent requests', async () => {
    const member = await addMember(test)
    await ask(member.email)
    const token = await tokenFor(member)
    const answers = await Promise.all([reset(token), reset(token, 'cinq chats sous la neige')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await waitingMails(test, member.email)).filter(({ kind }) => kind === 'PASSWORD_CHANGED')).toHaveLength(1)
  })

  it('works for an hour by the clock of the database', async () => {
    const member = await addMember(test)
    await ask(member.email)
    const token = await tokenFor(member)
    await age(member, '59 minutes')
    expect((await reset(token, 'court')).faults).toEqual(['password PASSWORD_WEAK'])
    await age(member, '2 minutes')
    expect(await reset(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })

  it.each([
    ['court', 'PASSWORD_WEAK'],
    ['motdepasse2026', 'PASSWORD_WEAK'],
    ['é'.repeat(129), 'TOO_LONG'],
  ])('does not use up the link on a weak password: %s', async (weak, code) => {
    const member = await addMember(test)
    await ask(member.email)
    const token = await tokenFor(member)
    expect(await reset(token, weak)).toMatchObject({ status: 422, faults: [`password ${code}`] })
    expect((await makeCall(test, 'user.logged', undefined, { token: member.token })).data).toBe(true)
    expect((await reset(token)).status).toBe(200)
  })

  it('is rejected on another site and with an unknown token', async () => {
    const member = await addMember(test)
    await ask(member.email)
    const token = await tokenFor(member)
    const elsewhere = await makeCall(test, 'password.reset', { token, password: newPassword }, { host: 'cave.localhost' })
    expect(elsewhere.code).toBe('TOKEN_INVALID')
    for (const forged of ['x', 'A'.repeat(43), `${token}=`, member.token]) expect((await reset(forged)).code).toBe('TOKEN_INVALID')
    expect((await reset(token)).status).toBe(200)
  })

  it('is rejected after the deletion of the account', async () => {
    const member = await addMember(test)
    await ask(member.email)
    const token = await tokenFor(member)
    await test.database.pool.query('update users set erased_at = now() where id = $1', [member.userId])
    expect((await reset(token)).code).toBe('TOKEN_INVALID')
  })

  it('ends the waiting time of the login', async () => {
    const member = await addMember(test)
    for (let index = 0; index < 6; index += 1) await login(member.email, 'un mauvais mot de passe')
    await ask(member.email)
    await reset(await tokenFor(member))
    expect((await login(member.email, newPassword)).status).toBe(200)
  })
})
