import { systemClock } from '#domain/dates/clock.ts'
import { insertAccountToken } from '#server/people/accounts/account-tokens.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { buyer, orderBody } from '#tests/support/shop/order-stage.ts'
import { addWine, setParameters } from '#tests/support/shop/shop.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { makeCall, mailedLink, newCaller } from './account-calls.ts'
import { addMember, testPassword, type TestMember } from './members.ts'
import { codeOf } from './sign-in-codes.ts'

/** Two small sites with an event, a shop and permanent administrators. */
export interface WriteStage {
  readonly test: TestApp
  readonly eventId: number
  readonly wineId: number
}

/** Creates the application. Close its `test` in `afterAll`. */
export async function writeStage(options: { readonly connections?: number } = {}): Promise<WriteStage> {
  const test = await testApp({ template: twoSites, ...options })
  const { db } = test.database
  for (const siteId of [37, 38]) await addMember(test, { siteId, role: 'SUPER_ADMIN' })
  await setParameters(db, { BANK_IBAN: 'FR7630006000011234567890189', SALE_TERMS: '<p>Vendu par le domaine.</p>' })
  await test.app.features.directory.refresh(38)
  return { test, eventId: await addEvent(test.database, { capacity: null }), wineId: (await addWine(db)).id }
}

type Writing = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers?: Readonly<Record<string, string>>]

/** A write of a member. */
export interface Write {
  /** Builds the request of a member and creates what it needs. */
  prepare(member: TestMember, stage: WriteStage): Writing | Promise<Writing>
  readonly siteId?: 38
  /** True when a mailed link replaces the session. */
  readonly isByLink?: true
  /** The error after the deletion of the account; by default an expired session. */
  readonly refusal?: 'TOKEN_INVALID' | 'TOTP_INVALID'
}

/** The name in the requests. */
export const writtenName = 'Xanthippe'

/** The password chosen by a mailed link. */
export const chosenPassword = 'quatre chats sous la pluie'

let releases = 0

const plainly = (...writing: Writing): Write => ({ prepare: () => writing })
const named = ({ email }: TestMember) => ({ firstname: writtenName, lastname: 'Quetzal', email })

/** Returns another address for a member. */
export const newAddress = ({ userId }: TestMember): string => `nouvelle-${userId}@example.org`

/** Inserts a token of a link that is mailed to a member, for a new address or a new password. */
export async function insertNewsletterLink({ database }: TestApp, member: TestMember, email?: string): Promise<string> {
  const token = newToken()
  const kept = { siteId: 37, userId: member.userId, token, expiresAt: new Date(systemClock() + 3_600_000) }
  const what = email === undefined ? ({ purpose: 'PASSWORD_RESET' } as const) : ({ purpose: 'EMAIL_CHANGE', email } as const)
  await insertAccountToken(database.db, { ...kept, ...what })
  return token
}

/** Starts a two-factor set-up and returns its secret. */
export const startTotp = async (test: TestApp, member: TestMember): Promise<unknown> =>
  (await makeCall(test, 'totp.start', {}, member)).data?.['secret']

/** Turns codes on for an account; returns a code that is valid now. */
export async function codesInForce(test: TestApp, member: TestMember): Promise<string> {
  const secret = await startTotp(test, member)
  await makeCall(test, 'totp.enable', { code: codeOf(secret) }, member)
  await test.database.pool.query('update users set totp_last_step = null where id = $1', [member.userId])
  return codeOf(secret)
}

/** Returns the current version as If-Match, which changes require. */
async function asRead({ database }: TestApp, table: 'orders' | 'stocks', id: number): Promise<{ 'if-match': string }> {
  const key = table === 'orders' ? 'id' : 'sellable_id'
  const { rows } = await database.pool.query<{ version: number }>(`select version from ${table} where ${key} = $1`, [id])
  return { 'if-match': `"${rows[0]?.version}"` }
}

/** Every call by which a member writes to the account or in their own name. */
export const memberWrites: Readonly<Record<string, Write>> = {
  'user.update': plainly('PUT', '/user', { firstname: writtenName, phone: '06 39 98 00 12' }),
  'user.update, another address': { prepare: (member) => ['PUT', '/user', { email: newAddress(member) }] },
  'user.changePassword': plainly('PUT', '/user/password', { password: testPassword, newPassword: 'cinq chats sous la neige' }),
  'user.delete': plainly('DELETE', '/user', {}),
  'user.export': plainly('POST', '/user/export', {}),
  'session.end': plainly('DELETE', '/user/session'),
  'totp.start': plainly('POST', '/user/totp', {}),
  'totp.enable': { prepare: async (member, { test }) => ['PUT', '/user/totp', { code: codeOf(await startTotp(test, member)) }] },
  'totp.disable': {
    prepare: async (member, { test }) => ['DELETE', '/user/totp', { code: await codesInForce(test, member) }],
    // The code is checked first and is invalid by then.
    refusal: 'TOTP_INVALID',
  },
  'newsletter.update': plainly('PUT', '/user/newsletter/subscription', { subscribed: true }),
  'privacy.request': { prepare: (member) => ['POST', '/privacy/request', { type: 'ACCESS', ...named(member) }] },
  'message.send': { prepare: (member) => ['POST', '/message', { ...named(member), message: 'Bonjour', consent: true }] },
  'element.register': { prepare: (member, { eventId }) => ['POST', `/element/event/${eventId}/register`, named(member)] },
  'form.submit': { prepare: ({ email }) => ['POST', '/forms/devis/submit', { statut: 'EURL', capital: 1000, email, accord: true }] },
  'order.happen': {
    prepare: async (_, { test }) => ['PUT', '/admin/order/1/status', { event: 'PREPARE' }, await asRead(test, 'orders', 1)],
  },
  'order.release': {
    prepare: async (_, { test, wineId }) => {
      const user = buyer(`attente-${(releases += 1)}`)
      const { data } = await makeCall(test, 'order.place', orderBody({ products: [{ id: wineId, quantity: 1 }], user }), {
        host: 'cave.localhost',
      })
      return ['POST', '/admin/order/unpaid/release', { ids: [(data?.['order'] as { id: number }).id] }]
    },
    siteId: 38,
  },
  'site.setCookieDomain': plainly('PUT', '/admin/site/cookie-domain', { domain: null }),
  'stock.correct': {
    prepare: async (_, { test }) => ['PUT', '/admin/stock/3107', { delta: 1, reason: 'Inventaire' }, await asRead(test, 'stocks', 3107)],
  },
  'order.place': {
    prepare: (_member, { wineId }) => ['POST', '/order', orderBody({ products: [{ id: wineId, quantity: 1 }] })],
    siteId: 38,
  },
}

const byLink = { isByLink: true, refusal: 'TOKEN_INVALID' } as const

/** The calls that write to an account with a mailed link. */
export const writesByLink: Readonly<Record<string, Write>> = {
  'password.reset': {
    ...byLink,
    prepare: async (member, { test }) => [
      'PUT',
      '/password/reset',
      { token: await insertNewsletterLink(test, member), password: chosenPassword },
    ],
  },
  'user.confirmEmail': {
    ...byLink,
    prepare: async (member, { test }) => [
      'POST',
      '/user/email/confirm',
      { token: await insertNewsletterLink(test, member, newAddress(member)) },
    ],
  },
  'newsletter.confirm': {
    ...byLink,
    prepare: async ({ email }, { test }) => {
      await makeCall(test, 'newsletter.subscribe', { email, lists: [1], consent: true })
      return ['POST', '/newsletter/confirm', { token: (await mailedLink(test, email, 'NEWSLETTER_CONFIRM')).token }]
    },
  },
}

/** Sends the write of a member and returns its outcome. */
export async function sendWrite(
  { app }: TestApp,
  [method, path, body, wanted]: Writing,
  { token, siteId = 37 }: { readonly token?: string; readonly siteId?: number } = {},
): Promise<{ status: number; code: unknown }> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { host: siteId === 38 ? 'cave.localhost' : 'localhost', ...(token !== undefined && { authorization: token }), ...wanted },
    remoteAddress: newCaller(),
    ...(body && { payload: body }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const data = isJson ? response.json<{ data: { code?: string } | null }>().data : null
  return { status: response.statusCode, code: data?.code ?? null }
}
