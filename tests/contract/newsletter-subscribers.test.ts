import { describe, expect, it } from 'vitest'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { makeCall, mailedLink, registrationOf, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { letterStage } from '#tests/support/mail/letter-stage.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'

const { stage, ask, confirm, leave, tokenFor, kinds, rows, subscribed } = letterStage()

describe('a one-click unsubscription', () => {
  it('ends all subscriptions without a session, may be repeated, and ends the proof', async () => {
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
  ])('accepts the request of a mail program: %s', async (type, payload) => {
    const token = await subscribed()
    expect((await leave(token, { 'content-type': type }, payload)).statusCode).toBe(200)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { origin: 'https://mail.example' },
  ])('accepts the request of a mail provider page, without a session: %j', async (away) => {
    const token = await subscribed()
    const { token: session } = await addMember(stage.test)
    const headers = { ...away, cookie: `token=${session}; idSite=37`, 'content-type': 'application/x-www-form-urlencoded' }
    const response = await leave(token, headers, 'List-Unsubscribe=One-Click')
    expect([response.statusCode, response.headers['set-cookie'], response.headers['access-control-allow-origin']]).toEqual([
      200,
      undefined,
      undefined,
    ])
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('is announced in the headers of every mail to a subscriber', async () => {
    await subscribed()
    const welcome = (await waitingMails(stage.test, stage.email)).findLast(({ kind }) => kind === 'NEWSLETTER_WELCOME')
    expect(welcome?.data['unsubscribeLink']).toMatch(/^http:\/\/localhost:3000\/lettre\/desinscription\/[\w-]{43}$/)
    expect(welcome?.data['oneClickLink']).toMatch(/^http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\/[\w-]{43}$/)
  })

  it('redirects a browser to the page, and a GET request ends nothing', async () => {
    const token = await subscribed()
    const response = await stage.test.app.inject({ url: `/api/newsletter/unsubscribe/${token}`, headers: { host: 'localhost' } })
    expect([response.statusCode, response.headers['location']]).toEqual([303, `/lettre/desinscription/${token}`])
    expect(await rows.lists()).toEqual([1])
    for (const hostile of ['x', '%2F%2Fevil.example', `${'A'.repeat(43)}%0d%0a`])
      expect(
        (await stage.test.app.inject({ url: `/api/newsletter/unsubscribe/${hostile}`, headers: { host: 'localhost' } })).statusCode,
      ).toBeOneOf([400, 404])
  })

  it('accepts an old link after a new subscription', async () => {
    const old = await subscribed()
    await leave(old)
    await subscribed()
    expect((await leave(old)).statusCode).toBe(200)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it.each(['x', 'A'.repeat(43)])('rejects an unknown token: %s', async (token) => {
    const response = await leave(token)
    expect([response.statusCode, response.json<{ data: { code: string } }>().data.code]).toEqual([422, 'TOKEN_INVALID'])
  })

  it('rejects the link of another site', async () => {
    const token = await subscribed()
    expect((await leave(token, { host: 'cave.localhost' })).statusCode).toBe(422)
    expect(await rows.lists()).toEqual([1])
  })
})

async function changeAddress(member: TestMember, newEmail: string): Promise<void> {
  await makeCall(stage.test, 'user.update', { email: newEmail }, member)
  const { token } = await mailedLink(stage.test, newEmail, 'EMAIL_CHANGE_CONFIRM')
  await makeCall(stage.test, 'user.confirmEmail', { token }, member)
}

describe('the subscription of a member', () => {
  it('changes immediately with a proof, and equals that of the address', async () => {
    const member = await addMember(stage.test)
    stage.email = member.email
    const read = async () => (await makeCall(stage.test, 'newsletter.subscription', undefined, member)).data
    const put = (body: Record<string, unknown>) => makeCall(stage.test, 'newsletter.update', body, member)
    expect(await read()).toEqual({ email: stage.email, subscribed: false, lists: [], consentedAt: null })
    const answer = await put({ lists: [2, 1] })
    expect(answer).toMatchObject({
      status: 200,
      data: { email: stage.email, subscribed: true, lists: [1, 2] },
      message: 'Vos abonnements sont enregistrés.',
    })
    expect(answer.data?.['consentedAt']).toMatch(/^\d{4}-.*Z$/)
    expect(await read()).toEqual(answer.data)
    expect(await kinds()).toEqual([])
    expect((await rows.proofs()).at(-1)).toMatchObject({ source: 'ACCOUNT', ended_at: null })
    expect((await put({ lists: [1] })).data).toMatchObject({ lists: [1] })
    expect((await put({ subscribed: false })).data).toEqual({ email: stage.email, subscribed: false, lists: [], consentedAt: null })
    expect((await put({ subscribed: true })).data).toMatchObject({ lists: [1, 2] })
    expect((await put({ lists: [] })).data).toMatchObject({ subscribed: false })
  })

  it('does not change and adds no proof when the input is the same', async () => {
    const member = await addMember(stage.test)
    stage.email = member.email
    const put = async (body: Record<string, unknown>) => (await makeCall(stage.test, 'newsletter.update', body, member)).data
    const first = await put({ lists: [1] })
    const proofs = (await rows.proofs()).length
    for (const body of [{ lists: [1] }, { subscribed: true }, {}, { lists: null }]) expect(await put(body)).toEqual(first)
    expect((await rows.proofs()).length).toBe(proofs)
  })

  it('rejects an unknown list', async () => {
    const member = await addMember(stage.test)
    expect((await makeCall(stage.test, 'newsletter.update', { lists: [3] }, member)).faults).toEqual(['lists OPTION'])
  })

  it('follows the member to a new email address, with its mailed links', async () => {
    const member = await addMember(stage.test)
    stage.email = member.email
    const link = await subscribed()
    const newEmail = `neuf-${stage.email}`
    await changeAddress(member, newEmail)
    expect((await makeCall(stage.test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ email: newEmail, lists: [1] })
    expect(await rows.subscriber()).toBeUndefined()
    stage.email = newEmail
    expect((await leave(link)).statusCode).toBe(200)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('leaves out unconfirmed requests: a link to the former address subscribes no one', async () => {
    const member = await addMember(stage.test)
    stage.email = member.email
    await subscribed([1])
    await ask({ lists: [2] })
    const token = await tokenFor()
    const newEmail = `neuf-${stage.email}`
    await changeAddress(member, newEmail)
    expect(await rows.requests()).toEqual([])
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
    expect(await rows.subscriber()).toBeUndefined()
    expect((await makeCall(stage.test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ email: newEmail, lists: [1] })
    stage.email = newEmail
    expect(await rows.requests()).toEqual([])
  })

  it('leaves a request at the new address unconfirmed until its link is used', async () => {
    await ask({ lists: [2] })
    const token = await tokenFor()
    const member = await addMember(stage.test)
    await changeAddress(member, stage.email)
    expect((await confirm(token)).status).toBe(200)
    expect(await rows.lists()).toEqual([2])
  })

  it('gives way to an existing subscription of the new address', async () => {
    await subscribed([2])
    const newEmail = stage.email
    const member = await addMember(stage.test)
    stage.email = member.email
    const link = await subscribed([1])
    await changeAddress(member, newEmail)
    expect((await makeCall(stage.test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ email: newEmail, lists: [2] })
    expect(await rows.subscriber()).toBeUndefined()
    const proofs = (email: string) => {
      const all = stage.test.database.db.selectFrom('newsletter_proofs').select('ended_at')
      return all.where('address', '=', addressKey({ siteId: 37, email })).execute()
    }
    // The next owner of the old address must not see its consents.
    expect([await proofs(member.email), (await proofs(newEmail)).length]).toEqual([[], 2])
    expect((await leave(link)).statusCode).toBe(200)
    expect((await makeCall(stage.test, 'newsletter.subscription', undefined, member)).data).toMatchObject({ subscribed: false })
  })
})

describe('the newsletter box of the registration form', () => {
  const register = async (newsletter: boolean) => {
    await makeCall(stage.test, 'user.register', registrationOf(stage.email, { newsletter }))
    const { token } = await mailedLink(stage.test, stage.email, 'REGISTRATION_CONFIRM')
    expect(await rows.subscriber()).toBeUndefined()
    await makeCall(stage.test, 'user.confirmRegistration', { token, password: testPassword })
  }

  it('subscribes when the account is confirmed, if ticked', async () => {
    await register(true)
    expect(await rows.lists()).toEqual([1])
    expect((await rows.proofs()).at(-1)).toMatchObject({ source: 'REGISTRATION', lists: [{ id: 1 }] })
  })

  it('subscribes to nothing if not ticked', async () => {
    await register(false)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('removes no earlier subscription', async () => {
    await subscribed([2])
    await makeCall(stage.test, 'user.register', registrationOf(stage.email, { newsletter: true }))
    const { token } = await mailedLink(stage.test, stage.email, 'REGISTRATION_CONFIRM')
    await makeCall(stage.test, 'user.confirmRegistration', { token, password: testPassword })
    expect(await rows.lists()).toEqual([1, 2])
  })
})
