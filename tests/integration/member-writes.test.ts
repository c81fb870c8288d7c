import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { systemClock } from '#domain/clock.ts'
import { keepAccountToken } from '#server/features/accounts/account-tokens.ts'
import { addressKey } from '#server/features/budgets/caller-key.ts'
import { newToken } from '#server/features/opaque-token.ts'
import { makeCall, newCaller, waitingMails } from '#tests/support/account-calls.ts'
import { addEvent } from '#tests/support/add-event.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { closeGate } from '#tests/support/gate.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/members.ts'
import { orderBody } from '#tests/support/order-stage.ts'
import { tablesNaming } from '#tests/support/personal-rows.ts'
import { addWine, setParameters } from '#tests/support/shop.ts'
import { twoSites } from '#tests/support/two-sites.ts'

let test: TestApp
let eventId: number
let wineId: number

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  for (const siteId of [37, 38]) await addMember(test, { siteId, role: 'SUPER_ADMIN' })
  eventId = await addEvent(test.database, { capacity: null })
  wineId = (await addWine(test.database.db)).id
  await setParameters(test.database.db, { BANK_IBAN: 'FR7630006000011234567890189', SALE_TERMS: '<p>Vendu par le domaine.</p>' })
  await test.app.features.directory.refresh(38)
})
afterAll(() => test.close())

const name = 'Xanthippe'
const newPassword = 'quatre chats sous la pluie'

type Writing = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object]

interface Write {
  /** What a member sends; what has to be there before is made first. */
  prepare(member: TestMember): Writing | Promise<Writing>
  readonly siteId?: 38
  /** How it is refused once the account is gone; the session is over unless said. */
  readonly refusal?: 'TOKEN_INVALID' | 'TOTP_INVALID'
}

const plainly = (...writing: Writing): Write => ({ prepare: () => writing })
const named = (member: TestMember) => ({ firstname: name, lastname: 'Quetzal', email: member.email })

async function keepLink({ userId }: TestMember, purpose: 'PASSWORD_RESET' | 'EMAIL_CHANGE'): Promise<string> {
  const token = newToken()
  const email = purpose === 'EMAIL_CHANGE' ? { email: `nouvelle-${userId}@example.org` } : {}
  await keepAccountToken(test.database.db, { siteId: 37, userId, purpose, token, expiresAt: new Date(Date.now() + 3_600_000), ...email })
  return token
}

const codeOf = (secret: unknown) => new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: systemClock() })
const startCodes = async (member: TestMember) => (await makeCall(test, 'totp.start', {}, member)).data?.['secret']

/** Every call by which a member writes, on the own account or in the own name. */
const writes: Readonly<Record<string, Write>> = {
  'user.update': plainly('PUT', '/user', { firstname: name, phone: '06 39 98 00 12' }),
  'user.update, another address': { prepare: ({ userId }) => ['PUT', '/user', { email: `xanthippe-${userId}@example.org` }] },
  'user.changePassword': plainly('PUT', '/user/password', { password: testPassword, newPassword: 'cinq chats sous la neige' }),
  'user.delete': plainly('DELETE', '/user', {}),
  'user.export': plainly('POST', '/user/export', {}),
  'session.end': plainly('DELETE', '/user/session'),
  'totp.start': plainly('POST', '/user/totp', {}),
  'totp.enable': { prepare: async (member) => ['PUT', '/user/totp', { code: codeOf(await startCodes(member)) }] },
  'totp.disable': {
    prepare: async (member) => {
      const secret = await startCodes(member)
      await makeCall(test, 'totp.enable', { code: codeOf(secret) }, member)
      await test.database.pool.query('update users set totp_last_step = null where id = $1', [member.userId])
      return ['DELETE', '/user/totp', { code: codeOf(secret) }]
    },
    // The code is looked at first, and is nobody's any more.
    refusal: 'TOTP_INVALID',
  },
  'newsletter.update': plainly('PUT', '/user/newsletter/subscription', { subscribed: true }),
  'privacy.request': { prepare: (member) => ['POST', '/privacy/request', { type: 'ACCESS', ...named(member) }] },
  'message.send': { prepare: (member) => ['POST', '/message', { ...named(member), message: 'Bonjour', consent: true }] },
  'element.register': { prepare: (member) => ['POST', `/element/event/${eventId}/register`, named(member)] },
  'form.submit': { prepare: ({ email }) => ['POST', '/forms/devis/submit', { statut: 'EURL', capital: 1000, email, accord: true }] },
  'order.place': {
    siteId: 38,
    prepare: () => ['POST', '/order', orderBody({ products: [{ id: wineId, quantity: 1 }] })],
  },
}

/** Calls by which the owner of an account writes on it with a mailed link. */
const byLink: Readonly<Record<string, Write>> = {
  'password.reset': {
    prepare: async (member) => ['PUT', '/password/reset', { token: await keepLink(member, 'PASSWORD_RESET'), password: newPassword }],
    refusal: 'TOKEN_INVALID',
  },
  'user.confirmEmail': {
    prepare: async (member) => ['POST', '/user/email/confirm', { token: await keepLink(member, 'EMAIL_CHANGE') }],
    refusal: 'TOKEN_INVALID',
  },
  'newsletter.confirm': {
    prepare: async ({ email }) => {
      await makeCall(test, 'newsletter.subscribe', { email, lists: [1], consent: true })
      const mail = (await waitingMails(test, email)).findLast(({ kind }) => kind === 'NEWSLETTER_CONFIRM')
      return ['POST', '/newsletter/confirm', { token: String(mail?.data['link']).replace(/^.*\//, '') }]
    },
    refusal: 'TOKEN_INVALID',
  },
}

async function send([method, path, body]: Writing, { token }: { token?: string }, siteId = 37): Promise<{ status: number; code: unknown }> {
  const response = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: { host: siteId === 38 ? 'cave.localhost' : 'localhost', ...(token !== undefined && { authorization: token }) },
    remoteAddress: newCaller(),
    ...(body && { payload: body }),
  })
  const { data } = response.json<{ data: { code?: string } | null }>()
  return { status: response.statusCode, code: data?.code ?? null }
}

const rowOf = ({ userId }: TestMember) =>
  test.database.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

it('knows every call that writes for a member, or in the name of one', async () => {
  const forMembers = calls.filter(({ role, method, name: call }) => role !== 'V' && (method !== 'GET' || call === 'user.export'))
  const known = Object.keys(writes).map((write) => write.replace(/,.*$/, ''))
  expect(forMembers.map(({ name: call }) => call).filter((call) => !known.includes(call))).toEqual([])
  const { rows } = await test.database.pool.query<{ table: string }>(
    "select distinct conrelid::regclass::text as table from pg_constraint where confrelid = 'users'::regclass order by 1",
  )
  expect(rows.map(({ table }) => table)).toEqual([
    'account_tokens',
    'event_registrations',
    'form_answers',
    'messages',
    'orders',
    'privacy_requests',
    'sessions',
  ])
})

describe('beside the deletion of the account', () => {
  it.each(Object.entries({ ...writes, ...byLink }))('%s is refused, and nothing of the person comes back', async (call, write) => {
    const { siteId = 37, refusal = 'SESSION_EXPIRED' } = write
    const member = await addMember(test, { siteId, role: 'ADMIN' })
    const writing = await write.prepare(member)
    // The deletion has everything but the letters behind it, and waits.
    const gate = await closeGate(test.database, `newsletter ${siteId} ${addressKey({ siteId, email: member.email })}`)
    const deleted = send(['DELETE', '/user', {}], member, siteId)
    await gate.waiting(1, deleted)
    const written = send(writing, Object.hasOwn(byLink, call) ? {} : member, siteId)
    await gate.waiting(2, written)
    await gate.open()
    expect(await Promise.all([deleted, written])).toMatchObject([{ status: 200 }, { code: refusal }])
    expect(await rowOf(member)).toMatchObject({ email: '', firstname: null, password_hash: null, pending_email: null, totp_pending: null })
    expect(await tablesNaming(test.database.pool, [member.email, `xanthippe-${member.userId}`, `nouvelle-${member.userId}`])).toEqual([
      'mails',
    ])
    expect((await waitingMails(test, member.email)).map(({ kind }) => kind)).toEqual(['ACCOUNT_DELETED'])
  })
})

describe('beside another password, chosen by a mailed link', () => {
  it.each(Object.entries(writes).filter(([, { siteId }]) => siteId === undefined))(
    '%s with a session from before is refused',
    async (_call, write) => {
      const member = await addMember(test, { role: 'ADMIN' })
      const writing = await write.prepare(member)
      const token = await keepLink(member, 'PASSWORD_RESET')
      const before = await rowOf(member)
      // The new password is in force but for its entry in the log.
      const gate = await closeGate(test.database, 'audit log 37')
      const reset = send(['PUT', '/password/reset', { token, password: newPassword }], {})
      await gate.waiting(1, reset)
      const written = send(writing, member)
      await gate.waiting(2, written)
      await gate.open()
      expect(await Promise.all([reset, written])).toMatchObject([{ status: 200 }, { status: 401, code: 'SESSION_EXPIRED' }])
      const { password_hash, totp_pending, ...after } = await rowOf(member)
      expect(after).toMatchObject({
        erased_at: null,
        pending_email: null,
        firstname: before.firstname,
        totp_enabled_at: before.totp_enabled_at,
      })
      expect(await test.app.features.passwords.verify(password_hash, newPassword)).toBe(true)
      expect(await tablesNaming(test.database.pool, [`xanthippe-${member.userId}`])).toEqual([])
    },
  )
})
