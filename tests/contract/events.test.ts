import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeCall, mailedLink, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import type { JsonMap } from '#server/database/tables/column-types.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { testStage } from '#tests/support/server/test-stage.ts'

const stage = testStage('venue', ({ app }) => app.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example'))

const person = () => ({ firstname: 'Camille', lastname: 'Roy', email: stage.email })

interface Answer {
  readonly status: number
  readonly data: Record<string, unknown> | null
  readonly message: string | null
}

async function send(path: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = { host: 'localhost', ...headers }
  const response = await stage.test.app.inject({ method: 'POST', url: `/api${path}`, payload, headers: sent, remoteAddress: newCaller() })
  return { status: response.statusCode, ...response.json<{ data: Answer['data']; message: string | null }>() }
}

const register = (id: number | string, more: object = {}, headers?: Record<string, string>) =>
  send(`/element/event/${id}/register`, { ...person(), ...more }, headers)
const remind = (id: number, email: string) => send(`/element/event/${id}/registration/remind`, { email })
const cancel = (token: string) => send('/element/event/registration/cancel', { token })
const read = async (id: number) => {
  const response = await stage.test.app.inject({ url: `/api/element/event/${id}`, headers: { host: 'localhost' } })
  return response.json<{ data: Record<string, unknown> }>().data
}
const mailsTo = async (to: string) => (await waitingMails(stage.test, to)).map(({ kind }) => kind)
const tokenOf = async (kind: string, to = stage.email) => {
  const mail = (await waitingMails(stage.test, to)).findLast((each) => each.kind === kind)
  return String(mail?.data['cancelLink']).replace(/^.*\//, '')
}
const rowsOf = (address = stage.email) =>
  stage.test.database.db.selectFrom('event_registrations').selectAll().where('email', '=', address).orderBy('id').execute()

describe('an event registration', () => {
  it('follows a member to a new email address, so that the old one can register again', async () => {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const { token, email } = await addMember(stage.test)
    await register(id, { email, seats: 2 }, { authorization: token })
    await makeCall(stage.test, 'user.update', { email: stage.email }, { token })
    const link = await mailedLink(stage.test, stage.email, 'EMAIL_CHANGE_CONFIRM')
    expect((await makeCall(stage.test, 'user.confirmEmail', { token: link.token })).status).toBe(200)
    expect([await rowsOf(), await rowsOf(email)]).toMatchObject([[{ status: 'CONFIRMED', seats: 2 }], []])
    await register(id, { email, firstname: 'Anouk' })
    expect(await rowsOf(email)).toMatchObject([{ firstname: 'Anouk', seats: 1 }])
    expect(await mailsTo(email)).not.toContain('EVENT_KNOWN')
  })

  it('takes places and notifies both sides', async () => {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    expect(await read(id)).toMatchObject({ remaining: 8, registrationOpen: true })
    const answer = await register(id, { seats: 2, phone: '06 39 98 00 12', message: ' Je viendrai\n en fauteuil. ' })
    expect(answer).toMatchObject({ status: 201, data: { status: 'CONFIRMED', seats: 2, ics: `/api/element/event/${id}/ics` } })
    expect(answer.message).toMatch(/^Votre inscription/)
    expect(await rowsOf()).toMatchObject([{ status: 'CONFIRMED', seats: 2, phone: '+33639980012', locale: 'fr_FR' }])
    expect(await read(id)).toMatchObject({ remaining: 6 })
    const [mail] = await waitingMails(stage.test, stage.email)
    expect(mail).toMatchObject({
      kind: 'EVENT_REGISTERED',
      data: {
        ...{ firstname: 'Camille', seats: 2, calendarLink: `http://localhost:3000/api/element/event/${id}/ics` },
        event: { title: expect.stringMatching(/^Rendez-vous/) as string, place: 'Nos bureaux, 12, quai des Écritures, 69002 Lyon' },
      },
    })
    expect(String(mail?.data['cancelLink'])).toMatch(/^http:\/\/localhost:3000\/evenements\/annulation\/[\w-]{43}$/)
    const team = (await waitingMails(stage.test, 'contact@greffe-plume.example')).findLast(({ data }) => data['email'] === stage.email)
    expect(team).toMatchObject({ kind: 'EVENT_REGISTERED_TEAM', data: { left: 6, seats: 2, phone: '+33639980012' } })
  })

  it('takes one place by default', async () => {
    const id = await addEvent(stage.test.database, { capacity: null })
    expect(await register(id)).toMatchObject({ status: 201, data: { seats: 1 } })
    expect(await read(id)).toMatchObject({ capacity: null, remaining: null })
  })

  it('returns the same response for a registered address, takes nothing and reminds it', async () => {
    const id = await addEvent(stage.test.database, { capacity: 3 })
    const first = await register(id, { seats: 1 })
    const second = await register(id, { seats: 1, email: stage.email.toUpperCase() })
    expect(second).toEqual(first)
    expect(await read(id)).toMatchObject({ remaining: 2 })
    expect(await mailsTo(stage.email)).toEqual(['EVENT_REGISTERED', 'EVENT_KNOWN'])
    // Both mails contain the cancellation link.
    await cancel(await tokenOf('EVENT_REGISTERED'))
    expect(await rowsOf()).toMatchObject([{ status: 'CANCELLED' }])
  })

  it.each([
    { where: 'where there is room', capacity: 8, seats: 3, status: 201, shown: { status: 'CONFIRMED', seats: 3 } },
    { where: 'where too few places are left', capacity: 3, seats: 2, status: 409, shown: { code: 'EVENT_FULL', remaining: 1 } },
    { where: 'where none is left', capacity: 2, seats: 1, status: 409, shown: { code: 'EVENT_FULL', remaining: 0 } },
    { where: 'where the list is closed', capacity: 8, seats: 1, isClosed: true, status: 409, shown: { code: 'REGISTRATION_CLOSED' } },
  ])('does not reveal $where that an address is registered', async ({ capacity, seats, isClosed = false, status, shown }) => {
    const { database } = stage.test
    const answerWhere = async (taker: string) => {
      const id = await addEvent(database, { capacity })
      await register(id, { seats: 2, email: taker })
      const closed = sql<JsonMap>`properties || '{"registrationOpen": false}'`
      if (isClosed) await database.db.updateTable('elements').set({ properties: closed }).where('id', '=', id).execute()
      const before = await mailsTo(stage.email)
      const answer = await register(id, { seats })
      const { ics, ...data } = answer.data ?? {}
      expect(ics).toBe(status === 201 ? `/api/element/event/${id}/ics` : undefined)
      return { ...answer, data, mails: (await mailsTo(stage.email)).slice(before.length) }
    }
    const { mails: toStranger, ...stranger } = await answerWhere(`autre-${stage.email}`)
    const { mails: toKnown, ...known } = await answerWhere(stage.email)
    expect(stranger).toMatchObject({ status, data: shown })
    expect(known).toEqual(stranger)
    // A closed list accepts no request, so no mail is sent.
    expect([toStranger, toKnown]).toEqual([status === 201 ? ['EVENT_REGISTERED'] : [], isClosed ? [] : ['EVENT_KNOWN']])
    expect((await rowsOf()).map((row) => row.seats)).toEqual(status === 201 ? [3, 2] : [2])
  })

  it.each([
    { where: 'where none is left', capacity: 2, change: null, mails: ['EVENT_KNOWN'] },
    { where: 'where the list is closed', capacity: 8, change: '{"registrationOpen": false}', mails: ['EVENT_KNOWN'] },
    {
      where: 'once the event is over',
      capacity: 8,
      change: '{"startAt": "2024-05-02T16:00:00Z", "endAt": "2024-05-02T18:00:00Z"}',
      mails: [],
    },
    {
      where: 'once the event has begun without an end',
      capacity: 8,
      change: '{"startAt": "2024-05-02T16:00:00Z", "endAt": null}',
      mails: [],
    },
  ])('is reminded on request $where, with the same response to a stranger', async ({ capacity, change, mails }) => {
    const { database } = stage.test
    const id = await addEvent(database, { capacity })
    await register(id, { seats: 2 })
    const changed = sql<JsonMap>`properties || ${change ?? '{}'}::jsonb`
    await database.db.updateTable('elements').set({ properties: changed }).where('id', '=', id).execute()
    const other = `autre-${stage.email}`
    const known = await remind(id, stage.email.toUpperCase())
    expect(known).toMatchObject({ status: 200, data: null, message: expect.stringMatching(/^Si des places/) as string })
    expect(await remind(id, other)).toEqual(known)
    expect([await mailsTo(stage.email), await mailsTo(other)]).toEqual([['EVENT_REGISTERED', ...mails], []])
    expect(await rowsOf()).toMatchObject([{ seats: 2 }])
  })

  it('is reminded only for events of the site, valid addresses and no robots', async () => {
    const id = await addEvent(stage.test.database, { capacity: 2 })
    await register(id)
    expect(await remind(141, stage.email)).toMatchObject({ status: 404 })
    expect(await remind(id, 'camille')).toMatchObject({ status: 422, data: { errors: [{ field: 'email', code: 'EMAIL' }] } })
    expect(await send(`/element/event/${id}/registration/remind`, { email: stage.email, _hp: 'x' })).toMatchObject({ status: 200 })
    expect(await mailsTo(stage.email)).toEqual(['EVENT_REGISTERED'])
    await remind(id, stage.email)
    await cancel(await tokenOf('EVENT_KNOWN'))
    expect(await rowsOf()).toMatchObject([{ status: 'CANCELLED' }])
    // After a cancellation there is nothing to remind of.
    await remind(id, stage.email)
    expect((await mailsTo(stage.email)).filter((kind) => kind === 'EVENT_KNOWN')).toHaveLength(1)
  })

  it('is rejected when too few places are left, with their number', async () => {
    const id = await addEvent(stage.test.database, { capacity: 3 })
    await register(id, { seats: 2, email: `autre-${stage.email}` })
    const full = await register(id, { seats: 2 })
    expect(full).toMatchObject({ status: 409, data: { code: 'EVENT_FULL', remaining: 1 }, message: 'Il ne reste pas assez de places.' })
    expect(await rowsOf()).toEqual([])
    expect(await register(id, { seats: 1 })).toMatchObject({ status: 201 })
  })

  it('is rejected when the list is closed or the event has begun', async () => {
    for (const wish of [{ registrationOpen: false }, { inDays: -1 }]) {
      const id = await addEvent(stage.test.database, { capacity: 8, ...wish })
      expect(await read(id)).toMatchObject({ registrationOpen: false })
      expect(await register(id)).toMatchObject({ status: 409, data: { code: 'REGISTRATION_CLOSED' } })
    }
  })

  it('is open or closed as the event shows', async () => {
    const ids: number[] = []
    for (const wish of [{}, { registrationOpen: false }, { inDays: -1 }])
      ids.push(await addEvent(stage.test.database, { capacity: 8, ...wish }))
    const found = async (query: string) => {
      const response = await stage.test.app.inject({ url: `/api/element/event?nbItem=100&${query}`, headers: { host: 'localhost' } })
      const { items } = response.json<{ data: { items: { id: number; registrationOpen: boolean }[] } }>().data
      return items.filter(({ id }) => ids.includes(id)).map(({ id, registrationOpen }) => [ids.indexOf(id), registrationOpen])
    }
    expect(await found('registrationOpen=true')).toEqual([[0, true]])
    expect((await found('registrationOpen=false&orderBy=startAt:desc')).map(([at]) => at)).toEqual([1, 2])
    expect((await found('registrationOpen=df:false')).map(([at]) => at)).toEqual([0])
    expect((await found('orderBy=registrationOpen:desc'))[0]).toEqual([0, true])
  })

  it('names every invalid field', async () => {
    const answer = await send('/element/event/42/register', { email: 'personne', seats: 11, lastname: '<b>Roy</b>' })
    const errors = (answer.data?.['errors'] as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`)
    expect([answer.status, errors.toSorted()]).toEqual([422, ['email EMAIL', 'firstname REQUIRED', 'lastname FORMAT', 'seats MAX']])
    expect(await register(await addEvent(stage.test.database, { capacity: 8 }), { phone: 'demain' })).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'phone', code: 'PHONE' }] },
    })
  })

  it.each(['/element/logo-footer/40/register', '/element/event/nope/register', '/element/nope/1/register', '/element/event/40/register'])(
    'does not exist at %s',
    async (path) => {
      expect(await send(path, person())).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } })
      // No input would be valid there.
      expect(await send(path, { email: 'personne', seats: 11 })).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } })
    },
  )

  it('returns all errors together, that of the phone number included', async () => {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const { status, data } = await register(id, { email: 'bad', phone: '12', seats: 20 })
    const faults = (data?.['errors'] ?? []) as readonly { field: string; code: string }[]
    expect([status, faults.map(({ field, code }) => `${field} ${code}`).sort()]).toEqual([422, ['email EMAIL', 'phone PHONE', 'seats MAX']])
  })

  it('returns the same response to a robot and registers nothing', async () => {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    for (const trap of [{ _hp: 'https://spam.example' }, { _t: 300 }]) {
      expect(await register(id, trap)).toMatchObject({ status: 201, data: { status: 'CONFIRMED', seats: 1 } })
    }
    expect((await rowsOf()).map(({ status }) => status)).toEqual(['SPAM', 'SPAM'])
    expect(await mailsTo(stage.email)).toEqual([])
    expect(await read(id)).toMatchObject({ remaining: 8 })
  })

  it('happens once for an idempotency key', async () => {
    const id = await addEvent(stage.test.database, { capacity: 8 })
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => register(id, {}, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await mailsTo(stage.email)).toEqual(['EVENT_REGISTERED'])
    expect(await register(id, { seats: 2 }, key)).toMatchObject({ status: 422, data: { code: 'IDEMPOTENCY_MISMATCH' } })
  })
})

describe('a cancellation', () => {
  it('frees the places, notifies both sides and may be repeated', async () => {
    const id = await addEvent(stage.test.database, { capacity: 3 })
    await register(id, { seats: 2 })
    const token = await tokenOf('EVENT_REGISTERED')
    expect(await cancel(token)).toMatchObject({ status: 200, data: null, message: expect.stringMatching(/annulée/) as string })
    expect(await cancel(token)).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({ remaining: 3 })
    expect(await mailsTo(stage.email)).toEqual(['EVENT_REGISTERED', 'EVENT_CANCELLED'])
    const told = (await waitingMails(stage.test, 'contact@greffe-plume.example')).filter(({ data }) => data['email'] === stage.email)
    expect(told.map(({ kind, data }) => [kind, data['left']])).toEqual([
      ['EVENT_REGISTERED_TEAM', 1],
      ['EVENT_CANCELLED_TEAM', 3],
    ])
    expect(await register(id, { seats: 2 })).toMatchObject({ status: 201 })
  })

  it('shows its places by its link only', async () => {
    const id = await addEvent(stage.test.database, { capacity: 5 })
    await register(id, { seats: 2 })
    const token = await tokenOf('EVENT_REGISTERED')
    const { title } = await read(id)
    const told = (host = 'localhost') =>
      stage.test.app.inject({ url: `/api/element/event/registration?token=${token}`, headers: { host }, remoteAddress: newCaller() })
    const before = (await told()).json<{ data: object }>().data
    expect(before).toEqual({
      status: 'CONFIRMED',
      seats: 2,
      event: { title, startAt: expect.stringMatching(/Z$/) as string, endAt: expect.stringMatching(/Z$/) as string },
    })
    expect((await told('cave.localhost')).statusCode).toBe(404)
    await cancel(token)
    expect((await told()).json()).toMatchObject({ data: { status: 'CANCELLED' } })
  })

  it('ignores an older link after a new registration by the same person', async () => {
    const id = await addEvent(stage.test.database, { capacity: 2 })
    await register(id, { seats: 2 })
    const older = await tokenOf('EVENT_REGISTERED')
    await cancel(older)
    await register(id, { seats: 2 })
    const told = async (token: string) =>
      stage.test.app.inject({
        url: `/api/element/event/registration?token=${token}`,
        headers: { host: 'localhost' },
        remoteAddress: newCaller(),
      })
    expect(await cancel(older)).toMatchObject({ status: 422, data: { code: 'TOKEN_INVALID' } })
    expect([(await told(older)).statusCode, (await told(await tokenOf('EVENT_REGISTERED'))).statusCode]).toEqual([404, 200])
    expect(await read(id)).toMatchObject({ remaining: 0 })
  })

  it.each(['x', 'A'.repeat(43), 'é'.repeat(43)])('rejects the token %s', async (token) => {
    expect(await cancel(token)).toMatchObject({ status: 422, data: { code: 'TOKEN_INVALID' } })
  })

  it('has no effect on another site', async () => {
    const id = await addEvent(stage.test.database, { capacity: 2 })
    await register(id)
    const payload = { token: await tokenOf('EVENT_REGISTERED') }
    const answer = await send('/element/event/registration/cancel', payload, { host: 'cave.localhost' })
    expect(answer).toMatchObject({ status: 422, data: { code: 'TOKEN_INVALID' } })
  })
})
