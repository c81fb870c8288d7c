import { jsonb } from '#server/database/jsonb.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import type { TestApp } from '../server/app.ts'
import { makeCall } from '../accounts/account-calls.ts'
import { testPassword, type TestMember } from '../accounts/members.ts'
import { codeOf } from '../accounts/sign-in-codes.ts'
import { addOrder } from '../sites/two-sites-orders.ts'
import type { Asked, ObjectOwner } from './object-case.ts'

/** A route that tells things without being told which: one's own, or those of one's site. */
interface OwnList extends Asked {
  readonly route: string
  readonly opensTo: 'owner' | 'desk'
  /** Makes one; answers what the answer says of it. */
  readonly make: (test: TestApp, owner: ObjectOwner) => Promise<string>
}

/** A route that does something to whoever asks. */
interface OwnAct extends Asked {
  readonly route: string
  /** What must be so before, and what the body holds then. */
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

/** What one is told of oneself, and what a desk is told of its site. */
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
]

const act = (route: string, body: OwnAct['body'] = {}): OwnAct => ({ route, path: route.replace(/^\w+ /, ''), body })

const secretOf = async (test: TestApp, caller: TestMember): Promise<string> =>
  String((await makeCall(test, 'totp.start', { password: testPassword }, caller)).data?.['secret'])

/** What one does to oneself. */
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
