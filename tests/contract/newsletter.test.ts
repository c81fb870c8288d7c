import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeCall, mailedLink, registrationOf, waitingMails } from '#tests/support/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addMember, testPassword } from '#tests/support/members.ts'
import { twoSites } from '#tests/support/two-sites.ts'

let test: TestApp
let email: string
let made = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())
beforeEach(() => {
  made += 1
  email = `lecteur-${made}@example.org`
})

const ask = (more: Record<string, unknown> = {}, given = {}) =>
  makeCall(test, 'newsletter.subscribe', { email, lists: [1], consent: true, ...more }, given)
const confirm = (token: string, given = {}) => makeCall(test, 'newsletter.confirm', { token }, given)
const leave = (token: string, headers: Record<string, string> = {}, payload?: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/newsletter/unsubscribe/${token}`,
    headers: { host: 'localhost', ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
const tokenFor = async (address = email) => (await mailedLink(test, address, 'NEWSLETTER_CONFIRM')).token
const kinds = async (address = email) => (await waitingMails(test, address)).map(({ kind }) => kind)
const rows = {
  subscriber: () => test.database.db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst(),
  requests: () => test.database.db.selectFrom('newsletter_requests').selectAll().where('email', '=', email).execute(),
  lists: async () =>
    (
      await test.database.db
        .selectFrom('newsletter_subscriptions')
        .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
        .select('list_id')
        .where('email', '=', email)
        .orderBy('list_id')
        .execute()
    ).map(({ list_id }) => list_id),
  proofs: () => test.database.db.selectFrom('newsletter_proofs').selectAll().orderBy('confirmed_at').execute(),
}
/** Has the address receive letters, and answers the token of a link with which to leave. */
const subscribed = async (lists = [1]) => {
  await ask({ lists })
  await confirm(await tokenFor())
  const welcome = (await waitingMails(test, email)).findLast(({ kind }) => kind === 'NEWSLETTER_WELCOME')
  return String(welcome?.data['unsubscribeLink']).replace(/^.*\//, '')
}
const setOpen = (isOpen: boolean) => test.app.features.parameters.set(37, 'ENABLE_NEWSLETTER', isOpen)

describe('the letters of a site', () => {
  it('are told to everyone in their language, in their order', async () => {
    expect((await makeCall(test, 'newsletter.lists')).data).toEqual([
      { id: 1, name: 'La lettre des créateurs', description: 'Une fois par mois.' },
      { id: 2, name: 'Les échéances du mois', description: null },
    ])
    const english = { host: 'cave.localhost', headers: { userlang: 'en_GB' } }
    expect((await makeCall(test, 'newsletter.lists', undefined, english)).data).toEqual([
      { id: 3, name: 'The vine leaf', description: null },
    ])
  })

  it('are told anew when they have changed', async () => {
    const rename = (name: string) =>
      test.database.pool.query("update newsletter_lists set texts = jsonb_set(texts, '{fr_FR,name}', to_jsonb($1::text)) where id = 2", [
        name,
      ])
    await rename('Les dates du mois')
    await test.app.features.directory.refresh(37)
    expect((await makeCall(test, 'newsletter.lists')).data).toMatchObject([{ id: 1 }, { name: 'Les dates du mois' }])
    await rename('Les échéances du mois')
    await test.app.features.directory.refresh(37)
  })
})

describe('asking for letters', () => {
  it('answers 202, mails a link of the site’s own address, and subscribes nobody yet', async () => {
    const answer = await ask({ email: email.toUpperCase() })
    expect(answer).toMatchObject({ status: 202, data: { email: email.toUpperCase(), next: 'CONFIRM' }, cookies: [] })
    expect(answer.message).toMatch(/\.$/)
    const { link } = await mailedLink(test, email, 'NEWSLETTER_CONFIRM')
    expect(link).toMatch(/^http:\/\/localhost:3000\/lettre\/confirmation\/[\w-]{43}$/)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('stores the token hashed alone, for seven days', async () => {
    await ask()
    const token = await tokenFor()
    const [row] = await rows.requests()
    expect(row?.token_hash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row!.expires_at.getTime() - row!.asked_at.getTime()).toBe(7 * 86_400_000)
  })

  it.each([
    [{ consent: false }, ['consent CONSENT_REQUIRED']],
    [{ consent: undefined }, ['consent CONSENT_REQUIRED']],
    [{ consent: null, lists: [], email: 'camille@' }, ['email EMAIL', 'lists REQUIRED', 'consent CONSENT_REQUIRED']],
    [{ lists: undefined }, ['lists REQUIRED']],
    [{ lists: ['x'] }, ['lists.0 NUMBER']],
    [{ lists: [1, 99] }, ['lists OPTION']],
    [{ lists: [3] }, ['lists OPTION']],
  ])('refuses %j: %j', async (more, faults) => {
    expect(await ask(more)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', faults })
    expect(await rows.requests()).toEqual([])
  })

  it.each([{ _hp: 'https://spam.example' }, { _t: 900 }])(
    'answers a robot like a person, keeps it as spam and mails nothing: %j',
    async (more) => {
      const person = await ask()
      const before = (await waitingMails(test)).length
      expect({ ...(await ask(more)), headers: {} }).toEqual({ ...person, headers: {} })
      expect((await waitingMails(test)).length).toBe(before)
      expect((await rows.requests()).map(({ is_spam }) => is_spam)).toEqual([false, true])
    },
  )

  it('answers a subscriber alike, and tells them by mail that the letters come already', async () => {
    await subscribed([1, 2])
    const again = await ask({ lists: [2] })
    const stranger = await makeCall(test, 'newsletter.subscribe', { email: `autre-${email}`, lists: [2], consent: true })
    expect({ ...again, headers: {}, data: null }).toEqual({ ...stranger, headers: {}, data: null })
    expect(await kinds()).toEqual(['NEWSLETTER_CONFIRM', 'NEWSLETTER_WELCOME', 'NEWSLETTER_KNOWN'])
    expect((await waitingMails(test, email)).at(-1)?.data['lists']).toEqual(['Les échéances du mois'])
  })

  it('sends one address three mails an hour, and answers alike beyond', async () => {
    const answers = []
    for (let index = 0; index < 5; index += 1) answers.push((await ask()).status)
    expect(answers).toEqual([202, 202, 202, 202, 202])
    expect(await waitingMails(test, email)).toHaveLength(3)
    expect(await rows.requests()).toHaveLength(3)
  })

  it('happens once under a key, however often it is sent at the same moment', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask({}, { headers })))
    expect(new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(202)
    expect([(await waitingMails(test, email)).length, (await rows.requests()).length]).toEqual([1, 1])
    expect((await ask({ lists: [2] }, { headers })).code).toBe('IDEMPOTENCY_MISMATCH')
  })
})

describe('the second yes', () => {
  it('has the letters come, beside those that come already, and keeps the proof without the address', async () => {
    const before = (await rows.proofs()).length
    await ask({ lists: [1] })
    expect(await confirm(await tokenFor())).toMatchObject({ status: 200, data: null, message: 'Votre abonnement est confirmé.' })
    expect(await rows.lists()).toEqual([1])
    await ask({ lists: [2] })
    await confirm(await tokenFor())
    expect(await rows.lists()).toEqual([1, 2])
    const proofs = (await rows.proofs()).slice(before)
    expect(proofs).toMatchObject([
      { site_id: 37, source: 'FORM', lists: [{ id: 1, name: 'La lettre des créateurs' }], ended_at: expect.any(Date) as Date },
      { lists: [{ id: 1 }, { id: 2 }], locale: 'fr_FR', ended_at: null },
    ])
    expect(JSON.stringify(proofs)).not.toContain(email)
    for (const { asked_at, confirmed_at } of proofs) expect(confirmed_at.getTime()).toBeGreaterThanOrEqual(asked_at.getTime())
  })

  it('happens once, however many try at the same moment', async () => {
    await ask()
    const token = await tokenFor()
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
      [200, null],
      [422, 'TOKEN_INVALID'],
      [422, 'TOKEN_INVALID'],
    ])
    expect((await kinds()).filter((kind) => kind === 'NEWSLETTER_WELCOME')).toHaveLength(1)
  })

  it('to several letters counts for each, when they come at the same moment', async () => {
    const tokens = []
    for (const lists of [[1], [2], [1]]) {
      await ask({ lists })
      tokens.push(await tokenFor())
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rows.lists()).toEqual([1, 2])
  })

  it.each([
    ['is seven days old', 'update newsletter_requests set expires_at = now()'],
    ['is another site’s', 'update newsletter_requests set site_id = 38'],
  ])('is refused when the link %s', async (_what, statement) => {
    await ask()
    const token = await tokenFor()
    await test.database.pool.query(`${statement} where email = $1`, [email])
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('is good until the last second of the seventh day', async () => {
    await ask()
    const token = await tokenFor()
    await test.database.pool.query("update newsletter_requests set expires_at = now() + interval '1 second' where email = $1", [email])
    expect((await confirm(token)).status).toBe(200)
  })

  it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('is refused with a forged token: %s', async (token) => {
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })
})

describe('leaving in one click', () => {
  it('ends every subscription without a session, says so as often as it is asked, and ends the proof', async () => {
    const token = await subscribed([1, 2])
    for (let index = 0; index < 3; index += 1) {
      const response = await leave(token)
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { success: true, data: null, message: 'Vous ne recevrez plus nos lettres.' },
      ])
    }
    expect(await rows.subscriber()).toBeUndefined()
    expect(await rows.lists()).toEqual([])
    expect((await rows.proofs()).at(-1)?.ended_at).toBeInstanceOf(Date)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'],
    ['application/json', '{}'],
  ])('works as a mail program sends it: %s', async (type, payload) => {
    const token = await subscribed()
    expect((await leave(token, { 'content-type': type }, payload)).statusCode).toBe(200)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('is told to mail programs by the headers of every mail to a subscriber', async () => {
    await subscribed()
    const welcome = (await waitingMails(test, email)).findLast(({ kind }) => kind === 'NEWSLETTER_WELCOME')
    expect(welcome?.data['unsubscribeLink']).toMatch(/^http:\/\/localhost:3000\/lettre\/desinscription\/[\w-]{43}$/)
    expect(welcome?.data['oneClickLink']).toMatch(/^http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\/[\w-]{43}$/)
  })

  it('leads who opens that address in a browser to the page, and ends nothing by being read', async () => {
    const token = await subscribed()
    const response = await test.app.inject({ url: `/api/newsletter/unsubscribe/${token}`, headers: { host: 'localhost' } })
    expect([response.statusCode, response.headers['location']]).toEqual([303, `/lettre/desinscription/${token}`])
    expect(await rows.lists()).toEqual([1])
    for (const hostile of ['x', '%2F%2Fevil.example', `${'A'.repeat(43)}%0d%0a`])
      expect(
        (await test.app.inject({ url: `/api/newsletter/unsubscribe/${hostile}`, headers: { host: 'localhost' } })).statusCode,
      ).toBeOneOf([400, 404])
  })

  it('works with an old link after somebody came back', async () => {
    const old = await subscribed()
    await leave(old)
    await subscribed()
    expect((await leave(old)).statusCode).toBe(200)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it.each(['x', 'A'.repeat(43)])('is refused with a token that we never gave: %s', async (token) => {
    const response = await leave(token)
    expect([response.statusCode, response.json<{ data: { code: string } }>().data.code]).toEqual([422, 'TOKEN_INVALID'])
  })

  it('does nothing with another site’s link', async () => {
    const token = await subscribed()
    expect((await leave(token, { host: 'cave.localhost' })).statusCode).toBe(422)
    expect(await rows.lists()).toEqual([1])
  })
})

describe('a member’s own subscription', () => {
  it('changes at once, with a proof, and is the same as the one of the address', async () => {
    const member = await addMember(test)
    email = member.email
    const read = async () => (await makeCall(test, 'newsletter.subscription', undefined, member)).data
    const put = (body: Record<string, unknown>) => makeCall(test, 'newsletter.update', body, member)
    expect(await read()).toEqual({ email, subscribed: false, lists: [], consentedAt: null })
    const answer = await put({ lists: [2, 1] })
    expect(answer).toMatchObject({
      status: 200,
      data: { email, subscribed: true, lists: [1, 2] },
      message: 'Vos abonnements sont enregistrés.',
    })
    expect(answer.data?.['consentedAt']).toMatch(/^\d{4}-.*Z$/)
    expect(await read()).toEqual(answer.data)
    expect(await kinds()).toEqual([])
    expect((await rows.proofs()).at(-1)).toMatchObject({ source: 'ACCOUNT', ended_at: null })
    expect((await put({ lists: [1] })).data).toMatchObject({ lists: [1] })
    expect((await put({ subscribed: false })).data).toEqual({ email, subscribed: false, lists: [], consentedAt: null })
    expect((await put({ subscribed: true })).data).toMatchObject({ lists: [1, 2] })
    expect((await put({ lists: [] })).data).toMatchObject({ subscribed: false })
  })

  it('does not change, and needs no new proof, when the same is said again', async () => {
    const member = await addMember(test)
    email = member.email
    const put = async (body: Record<string, unknown>) => (await makeCall(test, 'newsletter.update', body, member)).data
    const first = await put({ lists: [1] })
    const proofs = (await rows.proofs()).length
    for (const body of [{ lists: [1] }, { subscribed: true }, {}, { lists: null }]) expect(await put(body)).toEqual(first)
    expect((await rows.proofs()).length).toBe(proofs)
  })

  it('refuses what the site does not have', async () => {
    const member = await addMember(test)
    expect((await makeCall(test, 'newsletter.update', { lists: [3] }, member)).faults).toEqual(['lists OPTION'])
  })

  it('follows the member to a new address, with the links that were mailed to the old one', async () => {
    const member = await addMember(test)
    email = member.email
    const link = await subscribed()
    const newEmail = `neuf-${email}`
    await makeCall(test, 'user.update', { email: newEmail }, member)
    await makeCall(test, 'user.confirmEmail', { token: (await mailedLink(test, newEmail, 'EMAIL_CHANGE_CONFIRM')).token }, member)
    expect((await makeCall(test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ email: newEmail, lists: [1] })
    expect(await rows.subscriber()).toBeUndefined()
    email = newEmail
    expect((await leave(link)).statusCode).toBe(200)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('gives way to what the new address receives already', async () => {
    await subscribed([2])
    const newEmail = email
    const member = await addMember(test)
    email = member.email
    const link = await subscribed([1])
    await makeCall(test, 'user.update', { email: newEmail }, member)
    await makeCall(test, 'user.confirmEmail', { token: (await mailedLink(test, newEmail, 'EMAIL_CHANGE_CONFIRM')).token }, member)
    expect((await makeCall(test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ email: newEmail, lists: [2] })
    expect(await rows.subscriber()).toBeUndefined()
    expect((await leave(link)).statusCode).toBe(200)
    expect((await makeCall(test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ subscribed: false })
  })
})

describe('the box of the registration form', () => {
  const register = async (newsletter: boolean) => {
    await makeCall(test, 'user.register', registrationOf(email, { newsletter }))
    const { token } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
    expect(await rows.subscriber()).toBeUndefined()
    await makeCall(test, 'user.confirmRegistration', { token, password: testPassword })
  }

  it('when ticked, has the first letter come once the account is open: its link was the second yes', async () => {
    await register(true)
    expect(await rows.lists()).toEqual([1])
    expect((await rows.proofs()).at(-1)).toMatchObject({ source: 'REGISTRATION', lists: [{ id: 1 }] })
  })

  it('when not ticked, subscribes to nothing', async () => {
    await register(false)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('takes nothing away from who received letters before', async () => {
    await subscribed([2])
    await makeCall(test, 'user.register', registrationOf(email, { newsletter: true }))
    const { token } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
    await makeCall(test, 'user.confirmRegistration', { token, password: testPassword })
    expect(await rows.lists()).toEqual([1, 2])
  })
})

describe('a site that sends no letters', () => {
  it('refuses to subscribe, shows nothing, and still lets everyone leave', async () => {
    const token = await subscribed()
    const waiting = `attend-${email}`
    await makeCall(test, 'newsletter.subscribe', { email: waiting, lists: [1], consent: true })
    const confirmation = await tokenFor(waiting)
    const member = await addMember(test, { email: `membre-${email}` })
    await setOpen(false)
    try {
      expect(await ask()).toMatchObject({ status: 403, code: 'FEATURE_DISABLED' })
      expect(await confirm(confirmation)).toMatchObject({ status: 403, code: 'FEATURE_DISABLED' })
      expect(await makeCall(test, 'newsletter.update', { lists: [1] }, member)).toMatchObject({ status: 403, code: 'FEATURE_DISABLED' })
      expect((await makeCall(test, 'newsletter.lists')).data).toEqual([])
      expect((await makeCall(test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ subscribed: false, lists: [] })
      expect((await leave(token)).statusCode).toBe(200)
      expect(await rows.subscriber()).toBeUndefined()
    } finally {
      await setOpen(true)
    }
  })
})
