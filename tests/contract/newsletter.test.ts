import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeCall, mailedLink, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { letterStage } from '#tests/support/mail/letter-stage.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { expectDigestAlone } from '#tests/support/accounts/stored-token.ts'

const { stage, ask, confirm, leave, tokenFor, kinds, rows, subscribed } = letterStage()
const setOpen = (isOpen: boolean) => stage.test.app.features.parameters.set(37, 'ENABLE_NEWSLETTER', isOpen)

describe('the newsletter lists of a site', () => {
  it('are listed in the requested locale, in their order', async () => {
    expect((await makeCall(stage.test, 'newsletter.lists')).data).toEqual([
      { id: 1, name: 'La lettre des créateurs', description: 'Une fois par mois.' },
      { id: 2, name: 'Les échéances du mois', description: null },
    ])
    const english = { host: 'cave.localhost', headers: { userlang: 'en_GB' } }
    expect((await makeCall(stage.test, 'newsletter.lists', undefined, english)).data).toEqual([
      { id: 3, name: 'The vine leaf', description: null },
    ])
  })

  it('are reloaded after a change', async () => {
    const rename = (name: string) =>
      stage.test.database.pool.query(
        "update newsletter_lists set texts = jsonb_set(texts, '{fr_FR,name}', to_jsonb($1::text)) where id = 2",
        [name],
      )
    await rename('Les dates du mois')
    await stage.test.app.features.directory.refresh(37)
    expect((await makeCall(stage.test, 'newsletter.lists')).data).toMatchObject([{ id: 1 }, { name: 'Les dates du mois' }])
    await rename('Les échéances du mois')
    await stage.test.app.features.directory.refresh(37)
  })
})

describe('a subscription request', () => {
  it('returns 202, mails a link on the site’s host, and subscribes only on confirmation', async () => {
    const answer = await ask({ email: stage.email.toUpperCase() })
    expect(answer).toMatchObject({ status: 202, data: { email: stage.email.toUpperCase(), next: 'CONFIRM' }, cookies: [] })
    expect(answer.message).toMatch(/\.$/)
    const { link } = await mailedLink(stage.test, stage.email, 'NEWSLETTER_CONFIRM')
    expect(link).toMatch(/^http:\/\/localhost:3000\/lettre\/confirmation\/[\w-]{43}$/)
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('stores only the hash of the token, for seven days', async () => {
    await ask()
    const token = await tokenFor()
    const [row] = await rows.requests()
    expectDigestAlone(`${JSON.stringify(row)} ${row?.token_hash?.toString('hex')}`, token)
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
  ])('rejects %j: %j', async (more, faults) => {
    expect(await ask(more)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', faults })
    expect(await rows.requests()).toEqual([])
  })

  it.each([{ _hp: 'https://spam.example' }, { _t: 900 }])(
    'returns the same response to a robot, stores it as spam and sends no mail: %j',
    async (more) => {
      const person = await ask()
      const before = (await waitingMails(stage.test)).length
      expect({ ...(await ask(more)), headers: {} }).toEqual({ ...person, headers: {} })
      expect((await waitingMails(stage.test)).length).toBe(before)
      expect((await rows.requests()).map(({ is_spam }) => is_spam)).toEqual([false, true])
    },
  )

  it('returns the same response for a subscriber, who is notified by mail', async () => {
    await subscribed([1, 2])
    const again = await ask({ lists: [2] })
    const stranger = await makeCall(stage.test, 'newsletter.subscribe', { email: `autre-${stage.email}`, lists: [2], consent: true })
    expect({ ...again, headers: {}, data: null }).toEqual({ ...stranger, headers: {}, data: null })
    expect(await kinds()).toEqual(['NEWSLETTER_CONFIRM', 'NEWSLETTER_WELCOME', 'NEWSLETTER_KNOWN'])
    expect((await waitingMails(stage.test, stage.email)).at(-1)?.data['lists']).toEqual(['Les échéances du mois'])
  })

  it('sends at most three mails an hour to an address, with the same response', async () => {
    const answers = []
    for (let index = 0; index < 5; index += 1) answers.push((await ask()).status)
    expect(answers).toEqual([202, 202, 202, 202, 202])
    expect(await waitingMails(stage.test, stage.email)).toHaveLength(3)
    expect(await rows.requests()).toHaveLength(3)
  })

  it('happens once for a key under concurrent requests', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask({}, { headers })))
    expect(new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(202)
    expect([(await waitingMails(stage.test, stage.email)).length, (await rows.requests()).length]).toEqual([1, 1])
    expect((await ask({ lists: [2] }, { headers })).code).toBe('IDEMPOTENCY_MISMATCH')
  })
})

describe('a confirmation', () => {
  it('adds to the current subscriptions, and stores the proof without the address', async () => {
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
    expect(JSON.stringify(proofs)).not.toContain(stage.email)
    for (const { asked_at, confirmed_at } of proofs) expect(confirmed_at.getTime()).toBeGreaterThanOrEqual(asked_at.getTime())
  })

  it('happens once under concurrent requests', async () => {
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

  it('of several lists counts for each under concurrent requests', async () => {
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
  ])('is rejected when the link %s', async (_what, statement) => {
    await ask()
    const token = await tokenFor()
    await stage.test.database.pool.query(`${statement} where email = $1`, [stage.email])
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
    expect(await rows.subscriber()).toBeUndefined()
  })

  it('is accepted until the last second of the seventh day', async () => {
    await ask()
    const token = await tokenFor()
    await stage.test.database.pool.query("update newsletter_requests set expires_at = now() + interval '1 second' where email = $1", [
      stage.email,
    ])
    expect((await confirm(token)).status).toBe(200)
  })

  it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('is rejected with a forged token: %s', async (token) => {
    expect(await confirm(token)).toMatchObject({ status: 422, code: 'TOKEN_INVALID' })
  })
})

describe('a site without newsletters', () => {
  it('rejects subscriptions, lists nothing and accepts unsubscriptions', async () => {
    const token = await subscribed()
    const waiting = `attend-${stage.email}`
    await makeCall(stage.test, 'newsletter.subscribe', { email: waiting, lists: [1], consent: true })
    const confirmation = await tokenFor(waiting)
    const member = await addMember(stage.test, { email: `membre-${stage.email}` })
    await setOpen(false)
    try {
      expect(await ask()).toMatchObject({ status: 403, code: 'FEATURE_DISABLED' })
      expect(await confirm(confirmation)).toMatchObject({ status: 403, code: 'FEATURE_DISABLED' })
      for (const body of [{}, { email: 'camille@' }])
        expect(await makeCall(stage.test, 'newsletter.subscribe', body)).toMatchObject({ status: 403, code: 'FEATURE_DISABLED' })
      expect(await confirm('')).toMatchObject({ status: 403, code: 'FEATURE_DISABLED' })
      expect(await makeCall(stage.test, 'newsletter.update', { lists: 'x' }, member)).toMatchObject({
        status: 403,
        code: 'FEATURE_DISABLED',
      })
      expect(await makeCall(stage.test, 'newsletter.update', { lists: [1] })).toMatchObject({ status: 401 })
      expect(await makeCall(stage.test, 'newsletter.update', { lists: [1] }, member)).toMatchObject({
        status: 403,
        code: 'FEATURE_DISABLED',
      })
      expect((await makeCall(stage.test, 'newsletter.lists')).data).toEqual([])
      expect((await makeCall(stage.test, 'newsletter.subscription', undefined, member)).data).toMatchObject({
        subscribed: false,
        lists: [],
      })
      expect((await leave(token)).statusCode).toBe(200)
      expect(await rows.subscriber()).toBeUndefined()
    } finally {
      await setOpen(true)
    }
  })
})
