import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parisDay } from '#domain/dates/paris-day.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { makeCall, mailedLink, registrationOf, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember, testPassword } from '#tests/support/accounts/members.ts'
import { expectDigestAlone } from '#tests/support/accounts/stored-token.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let email: string
let made = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())
beforeEach(() => {
  made += 1
  email = `nouveau-${made}@example.org`
})

const register = (more: Record<string, unknown> = {}) => makeCall(test, 'user.register', registrationOf(email, more))
const tokenFor = async (address = email) => (await mailedLink(test, address, 'REGISTRATION_CONFIRM')).token
const confirm = (token: string, password = testPassword) => makeCall(test, 'user.confirmRegistration', { token, password })
const account = () => test.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const pendings = () => test.database.db.selectFrom('pending_registrations').selectAll().where('email', '=', email).execute()

describe('a registration', () => {
  it('requires a first and a last name', async () => {
    for (const nothing of [undefined, null, '', '\u3164'])
      expect(await register({ firstname: nothing, lastname: nothing })).toMatchObject({
        ...{ status: 422, faults: ['firstname REQUIRED', 'lastname REQUIRED'] },
      })
    expect(await pendings()).toEqual([])
  })

  it('returns 202, mails a link on the site’s host, and opens no account yet', async () => {
    const answer = await register()
    expect(answer).toMatchObject({ status: 202, data: { email, next: 'CONFIRM' }, cookies: [] })
    expect(answer.message).toMatch(/\.$/)
    expect((await mailedLink(test, email, 'REGISTRATION_CONFIRM')).link).toMatch(/^http:\/\/localhost:3000\/auth\/confirm\/[\w-]{43}$/)
    expect(await account()).toBeUndefined()
  })

  it('returns the same response for a known address, and notifies its owner by mail', async () => {
    const { email: known } = await addMember(test)
    const [forKnown, forUnknown] = [await makeCall(test, 'user.register', registrationOf(known.toUpperCase())), await register()]
    expect({ ...forKnown, headers: {}, data: null }).toEqual({ ...forUnknown, headers: {}, data: null })
    expect(forKnown.data).toEqual({ email: known.toUpperCase(), next: 'CONFIRM' })
    expect((await waitingMails(test, known)).map(({ kind }) => kind)).toEqual(['REGISTRATION_KNOWN'])
    expect(await test.database.db.selectFrom('pending_registrations').select('id').where('email', '=', known).execute()).toEqual([])
  })

  it('stores only the hashes of the password and the token', async () => {
    await register()
    const token = await tokenFor()
    const [row] = await pendings()
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/)
    expectDigestAlone(`${JSON.stringify(row)} ${row?.token_hash?.toString('hex')}`, token)
  })

  it('parses a phone number in common notations, and rejects an invalid one', async () => {
    await register({ phone: '06 39 98 00 12' })
    expect(await pendings()).toMatchObject([{ phone: '+33639980012' }])
    expect((await register({ phone: '12' })).faults).toEqual(['phone PHONE'])
  })

  it('requests no newsletter unless the box is ticked', async () => {
    await register()
    await register({ newsletter: true })
    expect((await pendings()).map(({ newsletter }) => newsletter)).toEqual([false, true])
  })

  it.each([
    [{ useTermsAccepted: false }, ['useTermsAccepted USE_TERMS_REQUIRED']],
    [{ useTermsAccepted: undefined }, ['useTermsAccepted USE_TERMS_REQUIRED']],
    [{ useTermsAccepted: null, email: 'camille@' }, ['email EMAIL', 'useTermsAccepted USE_TERMS_REQUIRED']],
    [{ password: 'court' }, ['password PASSWORD_WEAK']],
    [{ password: 'é'.repeat(129) }, ['password TOO_LONG']],
    [{ password: 'motdepasse2026' }, ['password PASSWORD_WEAK']],
    [{ password: 'nouveau-exact@example.org', email: 'nouveau-exact@example.org' }, ['password PASSWORD_WEAK']],
    [{ password: undefined }, ['password REQUIRED']],
    [{ firstname: 'Camille <b>' }, ['firstname FORMAT']],
    [{ firstname: 'https://spam.example' }, ['firstname FORMAT']],
    [{ firstname: 'Camille\nBcc: x' }, ['firstname FORMAT']],
    [
      { firstname: 'Camille <b>', birthdate: '1812-01-01', password: 'motdepasse2026', phone: 'x' },
      ['firstname FORMAT', 'birthdate DATE', 'phone PHONE', 'password PASSWORD_WEAK'],
    ],
    [{ birthdate: '02/04/1987', email: 'camille@', phone: 'x' }, ['email EMAIL', 'birthdate DATE', 'phone PHONE']],
    [{ email: `${'a'.repeat(65)}@example.org` }, ['email EMAIL']],
    [{ lastname: 'R'.repeat(81) }, ['lastname TOO_LONG']],
    [{ birthdate: '02/04/1987' }, ['birthdate DATE']],
    [{ birthdate: '2099-01-01' }, ['birthdate DATE']],
    [{ birthdate: '1812-01-01', password: 'motdepasse2026', phone: 'x' }, ['birthdate DATE', 'phone PHONE', 'password PASSWORD_WEAK']],
  ])('rejects %j: %j', async (more, faults) => {
    const answer = await register(more)
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', faults })
    expect(await pendings()).toEqual([])
  })

  it('accepts a password of 12 to 128 characters of any kind', async () => {
    expect((await register({ password: '  🐈 sous la lune  ' })).status).toBe(202)
    const long = 'Portez ce vieux whisky au juge blond qui fume\u202f; '.repeat(3).slice(0, 127)
    expect((await register({ password: `${long}🐈` })).status).toBe(202)
    expect((await register({ password: `${long}🐈.` })).faults).toEqual(['password TOO_LONG'])
  })

  it('grants no role and no right for any input', async () => {
    await register({ role: 'ADMIN', site_id: 38, id: 1, totp_secret: 'x', terms_version: 'x' })
    await confirm(await tokenFor())
    expect(await account()).toMatchObject({ role: 'MEMBER', site_id: 37, totp_secret: null })
  })

  it.each([{ _hp: 'https://spam.example' }, { _t: 900 }])(
    'returns the same response to a robot, stores it as spam and sends no mail: %j',
    async (more) => {
      const person = await register()
      const before = (await waitingMails(test)).length
      const robot = await register(more)
      expect({ ...robot, headers: {} }).toEqual({ ...person, headers: {} })
      expect((await waitingMails(test)).length).toBe(before)
      expect((await pendings()).map(({ is_spam }) => is_spam)).toEqual([false, true])
    },
  )

  it('sends at most three mails an hour to an address, with the same response', async () => {
    const answers = []
    for (let index = 0; index < 5; index += 1) answers.push((await register()).status)
    expect(answers).toEqual([202, 202, 202, 202, 202])
    expect(await waitingMails(test, email)).toHaveLength(3)
  })
})

describe('the age at registration', () => {
  const set = (type: string, value: boolean) => test.app.features.parameters.set(37, type, value)
  const years = (count: number, days = 0) => {
    const today = parisDay(systemClock() + days * 86_400_000)
    // Not every year has a 29 February.
    const monthAndDay = today.slice(4).replace('-02-29', days > 0 ? '-03-01' : '-02-28')
    return `${Number(today.slice(0, 4)) - count}${monthAndDay}`
  }

  it('is required when the site asks for it', async () => {
    await set('ASK_BIRTHDATE_AT_REGISTER', true)
    expect((await register()).faults).toEqual(['birthdate REQUIRED'])
    expect((await register({ birthdate: years(10) })).status).toBe(202)
    await set('ASK_BIRTHDATE_AT_REGISTER', false)
  })

  it('is computed to the day in Paris when minors are rejected', async () => {
    await set('BLOCK_MINORS_FROM_REGISTERING', true)
    expect((await register()).faults).toEqual(['birthdate REQUIRED'])
    expect(await register({ birthdate: years(18, 1) })).toMatchObject({ status: 403, code: 'MINOR' })
    expect(await pendings()).toEqual([])
    expect((await register({ birthdate: years(18) })).status).toBe(202)
    await set('BLOCK_MINORS_FROM_REGISTERING', false)
  })
})

describe('an account confirmation', () => {
  it('opens the account with its password, logs in and stores the consents', async () => {
    await test.app.features.parameters.set(37, 'USE_TERMS', '<p>Conditions.</p>')
    await register({ lastname: 'Roy', birthdate: '1987-04-02' })
    const answer = await confirm(await tokenFor())
    expect(answer).toMatchObject({ status: 200, data: { idSite: 37 } })
    const { token } = answer.data as { token: string }
    expect(answer.cookies).toMatchObject([
      { name: 'token', value: token, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 },
      { name: 'idSite', value: '37', maxAge: 86_400 },
    ])
    expect(await account()).toMatchObject({ firstname: 'Camille', lastname: 'Roy', birthdate: '1987-04-02', role: 'MEMBER' })
    expect((await account())?.terms_version).toMatch(/^sha256-/)
    expect((await account())?.terms_accepted_at).toBeInstanceOf(Date)
    expect((await makeCall(test, 'user.me', undefined, { token })).data).toMatchObject({ email })
    expect(await pendings()).toEqual([])
  })

  it.each([
    ['/commande?etape=livraison', '/commande?etape=livraison'],
    ['//evil.example', null],
    ['https://evil.example/', null],
    ['/\\evil.example', null],
    ['/api/user', null],
    [null, null],
  ])('returns the target when it is a page of the site: %s', async (target, told) => {
    await register({ target })
    const { link, token } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
    expect(link.endsWith(`/auth/confirm/${token}`)).toBe(true)
    expect((await confirm(token)).data).toMatchObject({ target: told })
  })

  it('returns no other target for any stored value', async () => {
    await register()
    const token = await tokenFor()
    await test.database.pool.query("update pending_registrations set target = '//evil.example' where email = $1", [email])
    expect((await confirm(token)).data).toMatchObject({ target: null })
  })

  it('is rejected with another password, and the link stays valid', async () => {
    await register()
    const token = await tokenFor()
    expect(await confirm(token, 'un autre mot de passe')).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS' })
    expect((await confirm(token)).status).toBe(200)
  })

  it('does not open the registration of a stranger at the same address', async () => {
    await register({ password: 'le mot de passe du voisin', firstname: 'Voisin' })
    const strangers = await tokenFor()
    await register()
    const own = await tokenFor()
    expect((await confirm(strangers)).code).toBe('BAD_CREDENTIALS')
    expect((await confirm(own)).status).toBe(200)
    expect(await account()).toMatchObject({ firstname: 'Camille' })
    expect(await confirm(strangers, 'le mot de passe du voisin')).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })

  it('happens once under concurrent requests', async () => {
    await register()
    const token = await tokenFor()
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422, 422, 422])
  })

  it.each([
    ['is a day old', 'update pending_registrations set expires_at = now()'],
    ['is another site’s', 'update pending_registrations set site_id = 38'],
  ])('is rejected when the link %s', async (_what, statement) => {
    await register()
    const token = await tokenFor()
    await test.database.pool.query(`${statement} where email = $1`, [email])
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })

  it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('is rejected with a forged token: %s', async (token) => {
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })
})
