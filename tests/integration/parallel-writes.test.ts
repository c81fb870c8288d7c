import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { makeCall, mailedLink, newCaller, registrationOf, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { blob, pdf } from '#tests/support/blocks/form-stage.ts'
import { closeGate, closeGateBy } from '#tests/support/gate.ts'
import { insertNewsletterLink, startTotp } from '#tests/support/accounts/member-writes.ts'
import { addMember, testPassword } from '#tests/support/accounts/members.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { codeOf } from '#tests/support/accounts/sign-in-codes.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const newsletterOf = (email: string) => `newsletter 37 ${addressKey({ siteId: 37, email })}`

describe('a login', () => {
  it('twice at the same time opens two sessions', async () => {
    const { userId, email } = await addMember(test)
    // Both requests may read the account, and neither may change it yet.
    const gate = await closeGateBy(test.database, 'select 1 from users where id = $1 for share', [userId])
    const signIn = () => makeCall(test, 'user.login', { email, password: testPassword })
    const both = [signIn(), signIn()]
    await gate.waiting(2)
    await gate.open()
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('without a code is rejected once two-factor login is on, also during its check', async () => {
    const admin = await addMember(test, { role: 'ADMIN' })
    const secret = await startTotp(test, admin)
    const gate = await closeGate(test.database, 'audit log 37')
    const enabled = makeCall(test, 'totp.enable', { code: codeOf(secret) }, admin)
    await gate.waiting(1, enabled)
    const login = makeCall(test, 'user.login', { email: admin.email, password: testPassword })
    await gate.waiting(2, login)
    await gate.open()
    expect(await Promise.all([enabled, login])).toMatchObject([{ status: 200 }, { status: 401, code: 'BAD_CREDENTIALS' }])
  })
})

it('one of two concurrent confirmations at an address succeeds, without an error', async () => {
  const email = 'deux-liens@example.org'
  const tokens: string[] = []
  for (let asked = 0; asked < 3; asked += 1) {
    await makeCall(test, 'user.register', registrationOf(email))
    tokens.push((await mailedLink(test, email, 'REGISTRATION_CONFIRM')).token)
  }
  // Without the lock each request would hold its own row when it reaches the oldest one.
  const oldest = 'select min(id) from pending_registrations where email = $1'
  const gate = await closeGateBy(test.database, `select 1 from pending_registrations where id = (${oldest}) for update`, [email])
  const confirmed = tokens.slice(1).map((token) => makeCall(test, 'user.confirmRegistration', { token, password: testPassword }))
  await gate.waiting(2)
  await gate.open()
  const answers = await Promise.all(confirmed)
  expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
    [200, null],
    [422, 'TOKEN_INVALID'],
  ])
})

it('a concurrent registration and email change give the address to the first one', async () => {
  const email = 'convoitee@example.org'
  const member = await addMember(test)
  await makeCall(test, 'user.register', registrationOf(email, { newsletter: true }))
  const { token } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
  const change = await insertNewsletterLink(test, member, email)
  const gate = await closeGate(test.database, newsletterOf(email))
  const registered = makeCall(test, 'user.confirmRegistration', { token, password: testPassword })
  await gate.waiting(1, registered)
  const taken = makeCall(test, 'user.confirmEmail', { token: change })
  await gate.waiting(2, taken)
  await gate.open()
  expect(await Promise.all([registered, taken])).toMatchObject([{ status: 200 }, { status: 422, code: 'TOKEN_INVALID' }])
})

describe('a request for an address while it is assigned to an account', () => {
  const addressGiven = {
    'by its first registration': async (email: string) => {
      await makeCall(test, 'user.register', registrationOf(email, { newsletter: true }))
      const { token } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
      return () => makeCall(test, 'user.confirmRegistration', { token, password: testPassword })
    },
    'by a change of address': async (email: string) => {
      const token = await insertNewsletterLink(test, await addMember(test), email)
      return () => makeCall(test, 'user.confirmEmail', { token })
    },
  }

  it.each(Object.entries(addressGiven))('%s: notifies its owner and leaves nothing pending', async (kind, prepare) => {
    const email = `${kind.replaceAll(' ', '.')}@example.org`
    const give = await prepare(email)
    const gate = await closeGate(test.database, newsletterOf(email))
    const given = give()
    await gate.waiting(1, given)
    const asked = makeCall(test, 'user.register', registrationOf(email))
    await gate.waiting(2, asked)
    await gate.open()
    expect([(await given).status, (await asked).status]).toEqual([200, 202])
    const waiting = test.database.db.selectFrom('pending_registrations').select('id').where('email', '=', email)
    expect(await waiting.execute()).toEqual([])
    expect((await waitingMails(test, email)).at(-1)).toMatchObject({ kind: 'REGISTRATION_KNOWN' })
  })
})

it('unsubscribing during an email change unsubscribes the new address too', async () => {
  const email = 'avant@example.org'
  const member = await addMember(test, { email })
  await makeCall(test, 'newsletter.subscribe', { email, lists: [1], consent: true })
  await makeCall(test, 'newsletter.confirm', { token: (await mailedLink(test, email, 'NEWSLETTER_CONFIRM')).token })
  const welcome = (await waitingMails(test, email)).findLast(({ kind }) => kind === 'NEWSLETTER_WELCOME')
  const leave = String(welcome?.data['oneClickLink']).replace(/^.*\/api/, '/api')
  const change = await insertNewsletterLink(test, member, 'apres@example.org')
  const gate = await closeGate(test.database, newsletterOf(email))
  const changed = makeCall(test, 'user.confirmEmail', { token: change })
  await gate.waiting(1, changed)
  const left = test.app.inject({ method: 'POST', url: leave, headers: { host: 'localhost' }, remoteAddress: newCaller() })
  await gate.waiting(2, left)
  await gate.open()
  expect([(await changed).status, (await left).statusCode]).toEqual([200, 200])
  const subscribers = test.database.db.selectFrom('newsletter_subscribers').select('email')
  expect(await subscribers.where('email', 'in', [email, 'apres@example.org']).execute()).toEqual([])
})

it('a newsletter confirmed during an email change subscribes no address, without an error', async () => {
  const email = 'ancienne@example.org'
  const member = await addMember(test, { email })
  await makeCall(test, 'newsletter.subscribe', { email, lists: [1], consent: true })
  const { token } = await mailedLink(test, email, 'NEWSLETTER_CONFIRM')
  const change = await insertNewsletterLink(test, member, 'nouvelle@example.org')
  const gate = await closeGate(test.database, newsletterOf(email))
  const changed = makeCall(test, 'user.confirmEmail', { token: change })
  await gate.waiting(1, changed)
  const confirmed = makeCall(test, 'newsletter.confirm', { token })
  await gate.waiting(2, confirmed)
  await gate.open()
  expect(await Promise.all([changed, confirmed])).toMatchObject([{ status: 200 }, { status: 422, code: 'TOKEN_INVALID' }])
  const subscribers = test.database.db.selectFrom('newsletter_subscribers').select('email')
  expect(await subscribers.where('email', 'in', [email, 'nouvelle@example.org']).execute()).toEqual([])
})

it('one of two concurrent forms is accepted when both exceed the limit of the site', async () => {
  const { pool } = test.database
  await test.app.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
  const { payload, type } = await multipartOf([
    ['statut', 'EURL'],
    ['capital', '1 000'],
    ['email', 'ana@example.org'],
    ['accord', 'on'],
    ['statuts', blob(pdf), 'statuts.pdf'],
  ])
  const send = async () => {
    const headers = { host: 'localhost', 'content-type': type }
    return (await test.app.inject({ method: 'POST', url: '/api/forms/devis/submit', payload, headers, remoteAddress: newCaller() }))
      .statusCode
  }
  expect(await send()).toBe(201)
  const room = 2_147_483_648 - Math.floor(1.5 * pdf.length)
  await pool.query('update form_files set bytes = $1', [room])
  // Their files are stored but not committed when both reach the mail.
  const gate = await closeGateBy(test.database, 'lock table mails in share mode')
  const both = [send(), send()]
  await gate.waiting(2)
  await gate.open()
  expect((await Promise.all(both)).toSorted()).toEqual([201, 507])
})
