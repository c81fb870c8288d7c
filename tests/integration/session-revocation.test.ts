import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccountToken } from '#server/people/accounts/account-tokens.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import { testPassword } from '#tests/support/accounts/members.ts'
import { endPrograms } from '#tests/support/server/processes.ts'
import { remoteCall, startTwoServers, timeUntil, type TwoServers } from '#tests/support/server/two-servers.ts'

let two: TwoServers
let passwordHash: string
let made = 0

beforeAll(async () => {
  two = await startTwoServers({ RATE_LIMIT_FACTOR: '100' })
  passwordHash = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})
afterAll(async () => {
  await two.close()
  await endPrograms()
})

interface SignedIn {
  readonly userId: number
  readonly email: string
  /** The session that acts and the session that must end. */
  readonly acting: string
  readonly ending: string
}

async function signIn(email: string): Promise<string> {
  const { data } = await remoteCall(two.servers[0], ['POST', '/login'], { body: { email, password: testPassword } })
  return (data as { token: string }).token
}

async function memberOnBoth(): Promise<SignedIn> {
  const email = `membre-${(made += 1)}@example.org`
  const row = two.database.db.insertInto('users').values({ site_id: 37, email, password_hash: passwordHash }).returning('id')
  const { id: userId } = await row.executeTakeFirstOrThrow()
  return { userId, email, acting: await signIn(email), ending: await signIn(email) }
}

const isRefused = async (server: 0 | 1, token: string) =>
  (await remoteCall(two.servers[server], ['GET', '/user'], { token })).status === 401

const newPassword = 'quatre chats sous la pluie'

const events: Readonly<Record<string, (member: SignedIn) => Promise<unknown>>> = {
  'a change of password': ({ acting }) =>
    remoteCall(two.servers[0], ['PUT', '/user/password'], { token: acting, body: { password: testPassword, newPassword } }),
  'a password chosen by a mailed link': async ({ userId }) => {
    const token = newToken()
    const expiresAt = new Date(Date.now() + 60_000)
    await insertAccountToken(two.database.db, { siteId: 37, userId, purpose: 'PASSWORD_RESET', token, expiresAt })
    return remoteCall(two.servers[0], ['PUT', '/password/reset'], { body: { token, password: newPassword } })
  },
  'the deletion of the account': ({ acting }) => remoteCall(two.servers[0], ['DELETE', '/user'], { token: acting }),
  'another role': ({ userId }) => two.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', userId).execute(),
  'signing out': ({ ending }) => remoteCall(two.servers[0], ['POST', '/logout'], { token: ending }),
  'signing out everywhere else': ({ acting }) => remoteCall(two.servers[0], ['DELETE', '/user/session'], { token: acting }),
}

describe('a session is rejected on both servers', () => {
  it.each(Object.entries(events))('after %s', async (name, happen) => {
    const member = await memberOnBoth()
    // Both servers have used the session, so a cache of sessions would contain it.
    expect([await isRefused(0, member.ending), await isRefused(1, member.ending)]).toEqual([false, false])
    await happen(member)
    const asked: [number, number] = [0, 0]
    const refused = (server: 0 | 1) => {
      asked[server] += 1
      return isRefused(server, member.ending)
    }
    const times = await Promise.all(([0, 1] as const).map((server) => timeUntil(() => refused(server))))
    process.stdout.write(`${name}: refused after ${times.map((time) => `${Math.round(time)} ms`).join(' and ')}\n`)
    expect(asked).toEqual([1, 1])
  })
})
