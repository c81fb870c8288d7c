import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { TestApp } from '../server/app.ts'
import { addMember, testPassword } from '../accounts/members.ts'
import type { ObjectCase, ObjectOwner } from './object-case.ts'

type Make = ObjectCase['make']
type Values = Readonly<Record<string, unknown>>

const inAnHour = () => new Date(Date.now() + 3_600_000)
const newPassword = 'quatre chats sous la lune'

async function insert({ database }: TestApp, table: string, values: Values): Promise<void> {
  const names = Object.keys(values)
  const places = names.map((_, index) => `$${index + 1}`)
  await database.pool.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(values))
}

let made = 0
const someone = () => `quelqu-un-${process.pid}-${(made += 1)}@example.org`

/** Inserts a token that was mailed to an account. */
async function mailedToken(test: TestApp, { siteId }: ObjectOwner, purpose: 'PASSWORD_RESET' | 'EMAIL_CHANGE'): Promise<string> {
  const token = newToken()
  const { userId } = await addMember(test, { siteId })
  const email = purpose === 'EMAIL_CHANGE' ? someone() : null
  await insert(test, 'account_tokens', {
    ...{ site_id: siteId, user_id: userId, purpose, token_hash: hashToken(token), email, expires_at: inAnHour() },
  })
  return token
}

const pending: Make = async (test, { siteId }) => {
  const token = newToken()
  await insert(test, 'pending_registrations', {
    ...{ site_id: siteId, email: someone(), token_hash: hashToken(token), expires_at: inAnHour(), firstname: 'Alix' },
    password_hash: await test.app.features.passwords.hash(testPassword),
  })
  return { path: '/api/register/confirm', body: { token, password: testPassword } }
}

const requestedLetters: Make = async (test, { siteId }) => {
  const token = newToken()
  // Lists that both sites have, so that a request from the other site is not rejected because of its lists.
  const lists = [1, 3]
  await insert(test, 'newsletter_requests', {
    ...{ site_id: siteId, email: someone(), lists, token_hash: hashToken(token), expires_at: inAnHour() },
  })
  return { path: '/api/newsletter/confirm', body: { token } }
}

const letters: Make = async (test, { siteId }) => {
  const token = newToken()
  await insert(test, 'newsletter_links', {
    ...{ token_hash: hashToken(token), site_id: siteId, address: addressKey({ siteId, email: someone() }) },
  })
  return { path: `/api/newsletter/unsubscribe/${token}` }
}

const login: Make = async (test, { siteId }) => {
  const { email, password } = await addMember(test, { siteId })
  return { path: '/api/login', body: { email, password } }
}

const askedReset: Make = async (test, { siteId }) => {
  const { email } = await addMember(test, { siteId })
  const isReached = async () =>
    (await test.database.pool.query(`select from mails where recipient = $1 and kind = 'PASSWORD_RESET'`, [email])).rowCount === 1
  return { path: '/api/password/reset/ask', body: { email }, isReached }
}

const listsOf = (siteId: number) => ({ lists: [siteId === 37 ? 1 : 3] })
const tokenRefused = { opens: 200, refuses: '422 TOKEN_INVALID', opensTo: 'everyone' } as const

/** The objects of an account or of the owner of a mailbox. */
export const accountObjects: readonly ObjectCase[] = [
  {
    ...{ route: 'DELETE /api/user/session/:id', about: 'a session', opensTo: 'owner', opens: 200, refuses: '404 NOT_FOUND' },
    make: async (test, { siteId, userId }) => {
      const { sessionId } = await test.app.features.sessions.open({ siteId, userId: userId ?? 0, device: 'Safari, iPhone' })
      const isReached = async () => (await test.database.pool.query('select from sessions where id = $1', [sessionId])).rowCount === 0
      return { path: `/api/user/session/${sessionId}`, isReached }
    },
  },
  { ...tokenRefused, route: 'POST /api/register/confirm', about: 'a registration that waits', make: pending },
  {
    ...{ route: 'POST /api/login', about: 'an account', opensTo: 'everyone', opens: 200, refuses: '401 BAD_CREDENTIALS' },
    make: login,
    notes: ['login_failures'],
  },
  {
    ...{ route: 'PUT /api/password/reset/ask', about: 'a forgotten password', opensTo: 'everyone', opens: 202, refuses: '202 ' },
    make: askedReset,
    notes: ['mails', 'account_tokens'],
  },
  {
    ...{ ...tokenRefused, route: 'PUT /api/password/reset', about: 'a link to a new password' },
    make: async (test, owner) => ({
      path: '/api/password/reset',
      body: { token: await mailedToken(test, owner, 'PASSWORD_RESET'), password: newPassword },
    }),
  },
  {
    ...{ ...tokenRefused, route: 'POST /api/user/email/confirm', about: 'an address that waits' },
    make: async (test, owner) => ({ path: '/api/user/email/confirm', body: { token: await mailedToken(test, owner, 'EMAIL_CHANGE') } }),
  },
  { ...tokenRefused, route: 'POST /api/newsletter/confirm', about: 'letters that were asked for', make: requestedLetters },
  { ...tokenRefused, route: 'POST /api/newsletter/unsubscribe/:token', about: 'the letters of an address', make: letters },
  {
    ...{ route: 'POST /api/newsletter/subscribe', about: 'a list', opensTo: 'everyone', opens: 202, refuses: '422 VALIDATION_FAILED' },
    make: async (_test, { siteId }) => ({
      path: '/api/newsletter/subscribe',
      body: { email: someone(), consent: true, ...listsOf(siteId) },
    }),
  },
  {
    ...{
      route: 'PUT /api/user/newsletter/subscription',
      about: 'a list',
      opensTo: 'everyone',
      opens: 200,
      refuses: '422 VALIDATION_FAILED',
    },
    make: async (_test, { siteId }) => ({ path: '/api/user/newsletter/subscription', body: listsOf(siteId) }),
  },
]
