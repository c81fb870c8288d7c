import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeCall, mailedLink, newCaller, registrationOf } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, testPassword } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())
afterEach(() => void vi.restoreAllMocks())

const login = (body: Record<string, unknown>, given: Parameters<typeof makeCall>[3] = {}) => makeCall(test, 'user.login', body, given)
const isOpen = async (token: string, host = 'localhost') => (await makeCall(test, 'user.logged', undefined, { token, host })).data

describe('a login', () => {
  it('returns the token and the site, and sets both cookies for a day', async () => {
    const { email, password } = await addMember(test)
    const answer = await login({ email, password })
    const { token } = answer.data as { token: string }
    expect(answer).toMatchObject({ status: 200, data: { idSite: 37 }, message: 'Connexion réussie.' })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(answer.cookies).toMatchObject([
      { name: 'token', value: token, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 },
      { name: 'idSite', value: '37', sameSite: 'Lax', path: '/', maxAge: 86_400 },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await isOpen(token)).toBe(true)
  })

  it('accepts any notation of the email address, and the exact password only', async () => {
    const { email, password } = await addMember(test)
    expect((await login({ email: ` ${email.toUpperCase()} `, password })).status).toBe(200)
    expect((await login({ email, password: `${password} ` })).code).toBe('BAD_CREDENTIALS')
    expect((await login({ email, password: password.toUpperCase() })).code).toBe('BAD_CREDENTIALS')
  })

  it('creates a new token and ends the previous session of the browser', async () => {
    const { email, password, token: first } = await addMember(test)
    const second = (await login({ email, password }, { token: first })).data?.['token'] as string
    expect(second).not.toBe(first)
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    const elsewhere = (await login({ email, password })).data?.['token'] as string
    expect([await isOpen(second), await isOpen(elsewhere)]).toEqual([true, true])
  })

  it('is valid on its own site only', async () => {
    const { email, password } = await addMember(test)
    expect((await login({ email, password }, { host: 'cave.localhost' })).code).toBe('BAD_CREDENTIALS')
    const token = (await login({ email, password })).data?.['token'] as string
    expect(await isOpen(token, 'cave.localhost')).toBe(false)
  })

  it('rehashes the password when the stored hash is weaker than the current one', async () => {
    const { email, password, userId } = await addMember(test)
    vi.spyOn(test.app.features.passwords, 'needsRehash').mockReturnValueOnce(true)
    const stored = () => test.database.db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
    const before = await stored()
    expect((await login({ email, password })).status).toBe(200)
    expect(await stored()).not.toEqual(before)
    expect((await login({ email, password })).status).toBe(200)
  })
})

describe('a rejected login', () => {
  it('includes one with a password that changed during the check', async () => {
    const { email, password, userId } = await addMember(test)
    const { passwords } = test.app.features
    const verify = passwords.verify.bind(passwords)
    vi.spyOn(passwords, 'verify').mockImplementationOnce(async (known, given) => {
      const isRight = await verify(known, given)
      await test.database.pool.query("update users set password_hash = 'another' where id = $1", [userId])
      return isRight
    })
    expect(await login({ email, password })).toMatchObject({ code: 'BAD_CREDENTIALS', cookies: [] })
    expect(await test.app.features.sessions.list(37, userId)).toHaveLength(1)
  })

  it('has one response and one hash for unknown, wrong, unconfirmed and erased accounts', async () => {
    const pending = 'en-attente@example.org'
    await makeCall(test, 'user.register', registrationOf(pending))
    const { email } = await addMember(test)
    const erased = await addMember(test)
    await test.database.pool.query("update users set erased_at = now(), email = '' where id = $1", [erased.userId])
    const verify = vi.spyOn(test.app.features.passwords, 'verify')
    const hash = vi.spyOn(test.app.features.passwords, 'hash')
    const answers = []
    for (const address of ['inconnue@example.org', email, pending, erased.email]) {
      const password = address === email ? 'un autre mot de passe' : testPassword
      const answer = await login({ email: address, password })
      answers.push({ ...answer, headers: Object.keys(answer.headers).toSorted() })
      expect([verify.mock.calls.length, hash.mock.calls.length]).toEqual([answers.length, 0])
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS', cookies: [] })
    expect(answers[0]?.message).toContain('Si vous venez de vous inscrire')
  })

  it.each([
    [{}, ['email REQUIRED', 'password REQUIRED']],
    [{ email: 'a@b.example', password: 12 }, ['password TYPE']],
    [{ email: { like: '%' }, password: 'x' }, ['email TYPE']],
  ])('names the missing field: %j', async (body, faults) => {
    expect(await login(body)).toMatchObject({ status: 422, faults })
  })
})

describe('failed login attempts', () => {
  const attempt = (email: string, password: string) => login({ email, password })

  it.each([true, false])('delay an address after five from any caller, without a hash; known: %s', async (isKnown) => {
    const email = isKnown ? (await addMember(test)).email : 'personne@example.org'
    const verify = vi.spyOn(test.app.features.passwords, 'verify')
    for (let index = 0; index < 5; index += 1) expect((await attempt(email, 'un mauvais mot de passe')).status).toBe(401)
    const waits = await attempt(email, testPassword)
    expect(waits).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0)
    expect(waits.message).toMatch(/^Trop de demandes\. Réessayez dans \d+\s(secondes|minutes?)\.$/)
    expect(verify).toHaveBeenCalledTimes(5)
  })

  it('never lock permanently: the right password passes later and resets the count', async () => {
    const { email, password } = await addMember(test)
    for (let index = 0; index < 5; index += 1) await attempt(email, 'un mauvais mot de passe')
    await test.database.pool.query('update login_failures set blocked_until = now()')
    expect((await attempt(email, password)).status).toBe(200)
    for (let index = 0; index < 5; index += 1) expect((await attempt(email, 'un mauvais mot de passe')).status).toBe(401)
  })

  it('are not counted for concurrent valid ones', async () => {
    const { email } = await addMember(test)
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(email, testPassword)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('wait at most fifteen minutes, for any number of them', async () => {
    const { email } = await addMember(test)
    for (let index = 0; index < 5; index += 1) await attempt(email, 'un mauvais mot de passe')
    for (let index = 0; index < 8; index += 1) {
      await test.database.pool.query('update login_failures set blocked_until = now()')
      await attempt(email, 'un mauvais mot de passe')
    }
    const wait = Number((await attempt(email, testPassword)).headers['retry-after'])
    expect(wait).toBeGreaterThan(850)
    expect(wait).toBeLessThanOrEqual(900)
  })

  it('are limited to thirty a minute from one IP address', async () => {
    const remoteAddress = newCaller()
    const statuses = []
    for (let index = 0; index < 31; index += 1)
      statuses.push((await login({ email: `personne-${index}@example.org`, password: 'x' }, { remoteAddress })).status)
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
    expect(statuses[30]).toBe(429)
  })
})

describe('a logout', () => {
  it('ends the session immediately, clears both cookies, and succeeds without a session', async () => {
    const { token } = await addMember(test)
    const answer = await makeCall(test, 'user.logout', undefined, { token })
    expect(answer).toMatchObject({ status: 200, data: null })
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['token', ''],
      ['idSite', ''],
    ])
    expect(await isOpen(token)).toBe(false)
    expect((await makeCall(test, 'user.logout')).status).toBe(200)
    expect((await makeCall(test, 'user.logout', undefined, { token })).status).toBe(200)
  })

  it('is rejected when another site requests it', async () => {
    const { token } = await addMember(test)
    const headers = { cookie: `token=${token}`, 'sec-fetch-site': 'cross-site' }
    expect((await makeCall(test, 'user.logout', undefined, { headers })).code).toBe('CROSS_SITE')
    expect(await isOpen(token)).toBe(true)
  })
})

describe('the sessions of a member', () => {
  it('are listed with their devices, the current one marked', async () => {
    const { email, password, token } = await addMember(test)
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1' }
    await login({ email, password }, { headers })
    const { data } = await makeCall(test, 'session.list', undefined, { token })
    expect(data).toMatchObject([
      { device: 'Safari, iPhone', current: false },
      { device: 'Firefox, Linux', current: true },
    ])
  })

  it('end one by one, or all but the current one', async () => {
    const { email, password, token, sessionId } = await addMember(test)
    const tokens: string[] = []
    for (let index = 0; index < 3; index += 1) tokens.push(String((await login({ email, password })).data?.['token']))
    const [first = ''] = tokens
    const found = await test.app.features.sessions.find(37, first)
    await makeCall(test, 'session.end', undefined, { token, id: found?.sessionId ?? 0 })
    expect(await isOpen(first)).toBe(false)
    await makeCall(test, 'session.end', undefined, { token })
    expect(await Promise.all([token, ...tokens].map((each) => isOpen(each)))).toEqual([true, false, false, false])
    const own = await makeCall(test, 'session.end', undefined, { token, id: sessionId })
    expect(own.cookies).toHaveLength(2)
    expect(await isOpen(token)).toBe(false)
  })

  it('of another member do not exist', async () => {
    const [one, other] = [await addMember(test), await addMember(test)]
    const answer = await makeCall(test, 'session.end', undefined, { token: one.token, id: other.sessionId })
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await isOpen(other.token)).toBe(true)
    expect((await makeCall(test, 'session.list')).code).toBe('UNAUTHENTICATED')
  })
})

it('a mailed link opens no session without a password', async () => {
  const email = 'lien@example.org'
  await makeCall(test, 'user.register', registrationOf(email))
  const { token } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
  expect(await isOpen(token)).toBe(false)
})
