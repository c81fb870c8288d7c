import { describe, expect, it, vi } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { privacyDeadline } from '#domain/dates/privacy-deadlines.ts'
import { privacyRequestTypes } from '#schemas/api/people/privacy-calls.ts'
import { mailIdentity } from '#server/mail/kit/mail-identity.ts'
import { renderMail } from '#server/mail/delivery/render-mail.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { requestPrivacy } from '#server/people/privacy/privacy-requests.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

const contact = 'donnees@greffe-plume.example'
const stage = testStage('demande', ({ app }) => app.features.parameters.set(37, 'DPO_EMAIL', contact))

const ask = (more: Record<string, unknown> = {}, given = {}) =>
  makeCall(
    stage.test,
    'privacy.request',
    { type: 'ERASURE', email: stage.email, firstname: 'Camille', lastname: 'Roy', message: 'Merci.', ...more },
    given,
  )
const stored = () =>
  stage.test.database.db.selectFrom('privacy_requests').selectAll().where('email', '=', stage.email).orderBy('id').execute()
const mailsTo = async (address: string) => (await waitingMails(stage.test, address)).filter(({ kind }) => kind.startsWith('PRIVACY_'))

describe('a privacy request', () => {
  it('states to the contact whether the requester was logged in', async () => {
    await ask()
    const member = await addMember(stage.test)
    await ask({ email: member.email }, member)
    const asked = (await mailsTo(contact)).map(({ data }) => data as { email: string; isSignedIn: boolean })
    expect(asked.find(({ email }) => email === stage.email)?.isSignedIn).toBe(false)
    expect(asked.find(({ email }) => email === member.email)?.isSignedIn).toBe(true)
  })

  it('is logged by its number only when there is no mail recipient', async () => {
    const warn = vi.fn()
    const { db } = stage.test.database
    const { directory } = stage.test.app.features
    const parameters = { value: () => Promise.resolve(null) } as unknown as Parameters
    const scope = { site: directory.resolve('localhost'), locale: 'fr_FR' }
    const body = { type: 'ERASURE' as const, email: stage.email, firstname: 'Camille', lastname: 'Roy', message: 'Merci.' }
    const { reference } = await requestPrivacy({ db, parameters, log: { warn } }, { scope, caller: visitor }, body)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ site: 37, reference }), expect.stringContaining('--show'))
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Camille|Roy|Merci|@/)
  })

  it.each(privacyRequestTypes)('%s is registered with a reference and a due date', async (type) => {
    // The date may change during the request.
    const days = [parisDay(systemClock())]
    const answer = await ask({ type })
    days.push(parisDay(systemClock()))
    expect(answer).toMatchObject({ status: 201, cookies: [] })
    expect(answer.message).toMatch(/\.$/)
    const rows = await stored()
    const today = days.find((day) => privacyDeadline(type, day).dueOn === rows[0]?.due_on) ?? ''
    expect(days).toContain(today)
    const { dueOn, alertOn } = privacyDeadline(type, today)
    expect(rows).toMatchObject([
      {
        site_id: 37,
        type,
        firstname: 'Camille',
        lastname: 'Roy',
        message: 'Merci.',
        due_on: dueOn,
        alert_on: alertOn,
        answered_at: null,
        user_id: null,
      },
    ])
    const { reference, dueAt } = answer.data as { reference: string; dueAt: string }
    expect(reference).toMatch(new RegExp(`^DP-${today.slice(0, 4)}-\\d{4}$`))
    expect(parisDay(Date.parse(dueAt))).toBe(dueOn)
    expect(parisDay(Date.parse(dueAt) + 1000) > dueOn).toBe(true)
  })

  it('is acknowledged to the requester and sent to the data protection contact', async () => {
    const { reference } = (await ask()).data as { reference: string }
    expect(await mailsTo(stage.email)).toMatchObject([
      { kind: 'PRIVACY_REQUEST_ACK', data: { reference, type: 'ERASURE', firstname: 'Camille' } },
    ])
    expect((await mailsTo(contact)).at(-1)).toMatchObject({
      kind: 'PRIVACY_REQUEST_DPO',
      data: { reference, email: stage.email, firstname: 'Camille', lastname: 'Roy', message: 'Merci.' },
    })
  })

  it('goes to the company without a contact, and is registered without any address', async () => {
    const { parameters } = stage.test.app.features
    await parameters.set(37, 'DPO_EMAIL', null)
    await parameters.set(37, 'COMPANY_EMAIL', 'maison@greffe-plume.example')
    await ask()
    expect(await mailsTo('maison@greffe-plume.example')).toHaveLength(1)
    await parameters.set(37, 'COMPANY_EMAIL', null)
    expect((await ask()).status).toBe(201)
    expect(await stored()).toHaveLength(2)
    await parameters.set(37, 'DPO_EMAIL', contact)
  })

  it('requires a kind and an email address; the rest is optional', async () => {
    const bare = { firstname: undefined, lastname: null, message: '' }
    expect((await ask(bare)).status).toBe(201)
    expect(await stored()).toMatchObject([{ firstname: null, lastname: null, message: null }])
  })

  it.each([
    [{ type: 'OTHER' }, ['type OPTION']],
    [{ type: undefined, email: 'x' }, ['type REQUIRED', 'email EMAIL']],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, ['email EMAIL']],
    [{ firstname: 'Camille\nBcc: x' }, ['firstname FORMAT']],
    [{ lastname: '<b>' }, ['lastname FORMAT']],
    [{ message: 'x'.repeat(5001) }, ['message TOO_LONG']],
  ])('rejects %j: %j', async (more, faults) => {
    expect(await ask(more)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', faults })
    expect(await stored()).toEqual([])
  })

  it('belongs to the member who makes it while logged in', async () => {
    const { token, userId } = await addMember(stage.test)
    await ask({ type: 'DEREGISTRATION' }, { token })
    expect(await stored()).toMatchObject([{ user_id: userId }])
  })

  it.each([
    ['nobody', null],
    ['a member of another site', 38],
  ])('of %s is registered, and the requester gets the contact address', async (_who, siteId) => {
    const { email } = stage
    const token = siteId === null ? null : (await addMember(stage.test, { siteId, email })).token
    const { status, data } = await ask({}, token === null ? {} : { token })
    const reference = String(data?.['reference'])
    expect(status).toBe(201)
    expect(await stored()).toMatchObject([{ site_id: 37, user_id: null, reference }])
    expect((await mailsTo(contact)).at(-1)).toMatchObject({ kind: 'PRIVACY_REQUEST_DPO', data: { email, isSignedIn: false } })
    const [ack] = await mailsTo(email)
    const { directory } = stage.test.app.features
    const scope = { site: directory.resolve('localhost'), locale: 'fr_FR' }
    const identity = await mailIdentity({ db: stage.test.database.db, features: stage.test.app.features }, scope)
    const { text } = renderMail({ kind: 'PRIVACY_REQUEST_ACK', locale: 'fr_FR', data: ack?.data, identity })
    for (const told of [contact, reference]) expect(text).toContain(told)
  })

  it('has a unique number on its site under concurrent requests', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => ask({ email: `ensemble-${index}@example.org` })),
      ...Array.from({ length: 5 }, (_, index) => ask({ email: `ensemble-${index}@example.org` }, { host: 'cave.localhost' })),
    ])
    const references = answers.map(({ data }) => String(data?.['reference']))
    expect(new Set(references.slice(0, 10)).size).toBe(10)
    expect(
      references
        .slice(10)
        .map((reference) => reference.replace(/^DP-\d{4}-/, ''))
        .toSorted(),
    ).toEqual(['0001', '0002', '0003', '0004', '0005'])
  })

  it('is shown to its logged-in author until it is answered, by account or address', async () => {
    const member = await addMember(stage.test)
    const open = async (who?: { token: string }) =>
      (await makeCall(stage.test, 'privacy.ownRequests', undefined, who)).data as unknown as unknown[]
    expect([await open(member), await open()]).toEqual([[], []])
    const byAccount = (await ask({ type: 'ACCESS' }, { token: member.token })).data ?? {}
    const byAddress = (await ask({ email: member.email })).data ?? {}
    await ask()
    await ask({ email: member.email }, { host: 'cave.localhost' })
    const shown = await open(member)
    expect(shown).toEqual([
      { ...byAddress, type: 'ERASURE', receivedAt: expect.any(String) as string },
      { ...byAccount, type: 'ACCESS', receivedAt: expect.any(String) as string },
    ])
    await stage.test.database.pool.query('update privacy_requests set answered_at = now() where reference = $1', [byAddress['reference']])
    expect(await open(member)).toEqual(shown.slice(1))
    expect([await open(await addMember(stage.test)), await open()]).toEqual([[], []])
  })

  it('has the same response for a known and an unknown address', async () => {
    const { email: known } = await addMember(stage.test)
    const [one, other] = [await ask({ email: known }), await ask()]
    expect({ ...one, headers: {}, data: null }).toEqual({ ...other, headers: {}, data: null })
  })

  it('mails an address at most three times an hour, and is always registered', async () => {
    for (let index = 0; index < 5; index += 1) expect((await ask()).status).toBe(201)
    expect(await mailsTo(stage.email)).toHaveLength(3)
    expect(await stored()).toHaveLength(5)
  })
})
