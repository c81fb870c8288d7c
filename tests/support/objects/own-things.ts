import { jsonb } from '#server/database/jsonb.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { codeOf } from '#tests/support/accounts/sign-in-codes.ts'
import { addOrder } from '#tests/support/sites/two-sites-orders.ts'
import { makeAnswer } from './form-objects.ts'
import type { Asked, ObjectOwner } from './object-case.ts'
import { makeView } from './view-objects.ts'

/** A route that returns the caller's own data, or that of the caller's site, without a parameter. */
interface OwnList extends Asked {
  readonly route: string
  readonly opensTo: 'owner' | 'desk'
  /** Makes one; answers what the answer says of it. */
  readonly make: (test: TestApp, owner: ObjectOwner) => Promise<string>
}

/** A route that acts on the caller's account. */
interface OwnAct extends Asked {
  readonly route: string
  /** Prepares the account and returns the fields of the body. */
  readonly prepare?: (test: TestApp, caller: TestMember) => Promise<Readonly<Record<string, unknown>>>
}

let made = 0

async function orderOf({ database: { db } }: TestApp, { siteId, userId, email }: ObjectOwner, wish: object = {}): Promise<string> {
  const reference = `2026-8${String((made += 1)).padStart(5, '0')}`
  await addOrder(db, { ...{ site_id: siteId, reference, user_id: userId, email, token_hash: hashToken(newToken()) }, ...wish })
  return reference
}

const emailOf: OwnList['make'] = async (_test, { email }) => email
const list = (route: string, opensTo: OwnList['opensTo'], make: OwnList['make'], body?: OwnList['body']): OwnList => ({
  ...{ route, path: route.replace(/^\w+ /, ''), opensTo, make },
  ...(body && { body }),
})

/** The routes that return a member's own data, and those that return a site's data to its administrators. */
export const ownLists: readonly OwnList[] = [
  list('GET /api/user', 'owner', emailOf),
  list('GET /api/user/newsletter/subscription', 'owner', emailOf),
  list('POST /api/user/export', 'owner', (test, owner) => orderOf(test, owner), {}),
  list('GET /api/user/order', 'owner', (test, owner) => orderOf(test, owner)),
  list('GET /api/user/session', 'owner', async ({ app }, { siteId, userId }) => {
    const device = `Appareil ${(made += 1)}.`
    await app.features.sessions.open({ siteId, userId: userId ?? 0, device })
    return device
  }),
  {
    ...list('GET /api/admin/order/taxes', 'desk', async (test, owner) => {
      // Each at a rate of its own.
      const rate = 500 + (made += 1)
      await orderOf(test, owner, { vat: jsonb([{ rate, base: 7492, vat: 1498, total: 8990 }]) })
      return `;${(rate / 100).toFixed(2).replace('.', ',')};`
    }),
    // By itself it tells of the present year.
    path: '/api/admin/order/taxes?from=2026-01-01',
  },
  {
    ...list('GET /api/admin/order', 'desk', (test, owner) => orderOf(test, owner)),
    path: '/api/admin/order?nbItem=100&orderBy=createdAt:desc',
  },
  {
    ...list('GET /api/admin/order/unpaid', 'desk', (test, owner) => orderOf(test, owner, { payment_status: 'AWAITING_TRANSFER' })),
    path: '/api/admin/order/unpaid?nbItem=100&orderBy=createdAt:desc',
  },
  {
    ...list('GET /api/admin/form/answer', 'desk', async (test, owner) => `"id":${(await makeAnswer(test, owner)).id},`),
    path: '/api/admin/form/answer?nbItem=100',
  },
  {
    ...list('GET /api/admin/view/:list', 'owner', async (test, owner) => (await makeView(test, owner)).name),
    path: '/api/admin/view/news',
  },
]

const act = (route: string, body: OwnAct['body'] = {}): OwnAct => ({ route, path: route.replace(/^\w+ /, ''), body })

const secretOf = async (test: TestApp, caller: TestMember): Promise<string> =>
  String((await makeCall(test, 'totp.start', { password: testPassword }, caller)).data?.['secret'])

/** The routes that act on the caller's own account. */
export const ownActs: readonly OwnAct[] = [
  act('PUT /api/user', { firstname: 'Dominique' }),
  act('PUT /api/user/password', { password: testPassword, newPassword: 'quatre chats sous la lune' }),
  act('DELETE /api/user', { password: testPassword }),
  act('DELETE /api/user/session'),
  act('POST /api/logout'),
  act('POST /api/user/totp', { password: testPassword }),
  { ...act('PUT /api/user/totp'), prepare: async (test, caller) => ({ code: codeOf(await secretOf(test, caller)) }) },
  {
    ...act('DELETE /api/user/totp'),
    prepare: async (test, caller) => {
      const secret = await secretOf(test, caller)
      await makeCall(test, 'totp.enable', { code: codeOf(secret) }, caller)
      // A code works once: that of the next half minute is still new.
      return { code: codeOf(secret, 1) }
    },
  },
]
