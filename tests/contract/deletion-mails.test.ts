import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jsonb } from '#server/database/jsonb.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { mailExamples, mailKinds } from '#tests/support/mail/mail-examples.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  await test.app.features.parameters.set(37, 'COMPANY_EMAIL', 'maison@example.org')
})
afterAll(() => test.close())

const remove = ({ token }: TestMember) => makeCall(test, 'user.delete', {}, { token })
const kindsFor = async (to: string) => (await waitingMails(test, to)).map(({ kind }) => kind)

/** Enqueues a mail of a kind to an address with its own key. */
const writeTo = (to: string, kind: MailKind) =>
  test.database.db.transaction().execute((trx) =>
    // The example matches its kind. The compiler sees any kind with any example.
    enqueueMail(trx, { siteId: 37, kind, key: `${kind} ${to}`, to, locale: 'fr_FR', data: mailExamples[kind] }),
  )

// Mails that serve the account only, link to erased data, or ask the former member for something.
const givenUp = [
  'REGISTRATION_CONFIRM',
  'REGISTRATION_KNOWN',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'CODES_ON',
  'CODES_OFF',
  'EMAIL_TAKEN',
  'NEWSLETTER_CONFIRM',
  'NEWSLETTER_KNOWN',
  'NEWSLETTER_WELCOME',
  'INACTIVITY_WARNING',
  'ORDER_REVIEW',
  'TEAM_INVITATION',
  'REVIEW_ASKED',
  'REVIEW_ANSWERED',
  'PLAN_HELD',
]

describe('a queued mail to the address of a deleted account', () => {
  it('is cancelled when it serves the account only; any other is sent', async () => {
    const member = await addMember(test)
    for (const kind of mailKinds) expect(await writeTo(member.email, kind)).toBe('QUEUED')
    expect((await remove(member)).status).toBe(200)
    const waiting = (await waitingMails(test, member.email)).filter(({ state }) => state === 'QUEUED').map(({ kind }) => kind)
    const expected = [...mailKinds.filter((kind) => !givenUp.includes(kind)), 'ACCOUNT_DELETED']
    expect(waiting.toSorted()).toEqual(expected.toSorted())
    const rows = await test.database.db.selectFrom('mails').selectAll().where('state', '=', 'WITHHELD').execute()
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(givenUp.toSorted())
    for (const { recipient, data } of rows) expect([recipient, data]).toEqual(['', {}])
  })

  it.each(['DEREGISTRATION', 'ERASURE', 'ACCESS'])('that acknowledges a request (%s) is sent', async (type) => {
    const member = await addMember(test)
    const asked = await makeCall(test, 'privacy.request', { type, email: member.email }, { token: member.token })
    expect(asked.status).toBe(201)
    await remove(member)
    const [ack, ...more] = await waitingMails(test, member.email)
    expect(ack).toMatchObject({ kind: 'PRIVACY_REQUEST_ACK', state: 'QUEUED', data: { reference: asked.data?.['reference'] } })
    expect(more.map(({ kind }) => kind)).toEqual(['ACCOUNT_DELETED'])
  })

  it('with a message to the company is sent, and so is its acknowledgement', async () => {
    const member = await addMember(test)
    const body = { firstname: 'Camille', lastname: 'Roy', email: member.email, message: 'Bonjour', consent: true }
    const { data } = await makeCall(test, 'message.send', body, { token: member.token })
    await remove(member)
    expect(await kindsFor(member.email)).toEqual(['MESSAGE_ACK', 'ACCOUNT_DELETED'])
    const [toCompany] = (await waitingMails(test, 'maison@example.org')).filter(({ kind }) => kind === 'MESSAGE_TEAM')
    expect(toCompany).toMatchObject({ state: 'QUEUED', data: { reference: data?.['reference'], message: 'Bonjour' } })
  })
})

describe('places at an event', () => {
  beforeEach(() => test.database.db.deleteFrom('mails').execute())
  const person = ({ email }: { email: string }) => ({ firstname: 'Camille', lastname: 'Roy', email })
  const register = async (id: number, body: object, token?: string) => {
    const headers = { host: 'localhost', ...(token === undefined ? {} : { authorization: token }) }
    const url = `/api/element/event/${id}/register`
    expect((await test.app.inject({ method: 'POST', url, payload: body, headers })).statusCode).toBe(201)
  }
  const toCompany = async (email: string) =>
    (await waitingMails(test, 'maison@example.org')).filter(({ data }) => data['email'] === email).map(({ kind }) => kind)

  it('of a deleted account get no further mails, for any email address used', async () => {
    const [id, member] = [await addEvent(test.database, { capacity: 9 }), await addMember(test)]
    await register(id, person(member), member.token)
    await register(id, person({ email: 'la-soeur@example.org' }), member.token)
    await register(id, person({ email: 'quelqu-un@example.org' }))
    await remove(member)
    expect([await kindsFor(member.email), await kindsFor('la-soeur@example.org')]).toEqual([['ACCOUNT_DELETED'], []])
    expect([await toCompany(member.email), await toCompany('la-soeur@example.org')]).toEqual([[], []])
    expect([await kindsFor('quelqu-un@example.org'), await toCompany('quelqu-un@example.org')]).toEqual([
      ['EVENT_REGISTERED'],
      ['EVENT_REGISTERED_TEAM'],
    ])
  })

  it('taken by another account with the same address remain, with their confirmation', async () => {
    const [id, friend, member] = [await addEvent(test.database, { capacity: 9 }), await addMember(test), await addMember(test)]
    await register(id, person(member), friend.token)
    await remove(member)
    expect(await kindsFor(member.email)).toEqual(['EVENT_REGISTERED', 'ACCOUNT_DELETED'])
    expect(await toCompany(member.email)).toEqual(['EVENT_REGISTERED_TEAM'])
  })

  it('that become free are announced to those on notice, also after a deletion', async () => {
    const [id, member] = [await addEvent(test.database, { capacity: 9 }), await addMember(test)]
    await register(id, person(member), member.token)
    const [mail] = await waitingMails(test, member.email)
    const token = String(mail?.data['cancelLink']).replace(/^.*\//, '')
    const sent = { state: 'SENT' as const, data: jsonb({}), ended_at: new Date() }
    await test.database.db.updateTable('mails').set(sent).where('kind', 'like', 'EVENT_REGISTERED%').execute()
    await test.app.inject({
      ...{ method: 'POST', url: '/api/element/event/registration/cancel', payload: { token }, headers: { host: 'localhost' } },
    })
    await remove(member)
    const waiting = (await waitingMails(test)).filter(({ kind, state }) => state === 'QUEUED' && kind.startsWith('EVENT_CANCELLED'))
    expect(waiting.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
      ['EVENT_CANCELLED', member.email],
      ['EVENT_CANCELLED_TEAM', 'maison@example.org'],
    ])
  })
})
