import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '#tests/support/accounts/members.ts'
import { endPrograms } from '#tests/support/server/processes.ts'
import { hashesMade, remoteCall, startTwoServers, type RemoteAnswer, type TwoServers } from '#tests/support/server/two-servers.ts'

const login = ['POST', '/login'] as const
const email = 'camille.roy@example.org'

let two: TwoServers

async function start(env: Readonly<Record<string, string>>): Promise<void> {
  two = await startTwoServers(env)
  const passwordHash = await hash(testPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await two.database.db.insertInto('users').values({ site_id: 37, email, password_hash: passwordHash }).execute()
}

afterAll(endPrograms)

const hashes = async () => (await hashesMade(two.servers[0])) + (await hashesMade(two.servers[1]))

/** Makes a hundred concurrent attempts on both servers, with distinct forwarded addresses. */
async function tryHundred(address: (index: number) => string): Promise<RemoteAnswer[]> {
  const answers: RemoteAnswer[] = []
  for (let begun = 0; begun < 100; begun += 20) {
    const batch = Array.from({ length: 20 }, (_, place) => {
      const index = begun + place
      const headers = { 'x-forwarded-for': `203.0.113.${index + 1}`, 'x-real-ip': `203.0.113.${index + 1}` }
      return remoteCall(two.servers[index % 2 === 0 ? 0 : 1], login, {
        body: { email: address(index), password: `faux mot de passe ${index}` },
        headers,
      })
    })
    answers.push(...(await Promise.all(batch)))
  }
  return answers
}

const withStatus = (answers: readonly RemoteAnswer[], status: number) => answers.filter((answer) => answer.status === status).length

describe('a hundred attempts on one account on two servers', () => {
  beforeAll(() => start({ TRUST_PROXY: '127.0.0.1' }))
  afterAll(() => two.close())

  it('from a hundred addresses check at most ten passwords; the rest must wait', async () => {
    const before = await hashes()
    const answers = await tryHundred(() => email)
    const checked = (await hashes()) - before
    process.stdout.write(`a hundred tries: ${checked} passwords checked\n`)
    expect(checked).toBeLessThanOrEqual(10)
    expect(checked).toBeGreaterThan(0)
    expect(withStatus(answers, 401)).toBe(checked)
    expect(withStatus(answers, 401) + withStatus(answers, 429)).toBe(100)
  })

  it('lock no account permanently: the right password works after the wait on both servers', async () => {
    const right = { email, password: testPassword }
    expect((await remoteCall(two.servers[1], login, { body: right })).status).toBe(429)
    await two.database.pool.query('update login_failures set blocked_until = now()')
    expect((await remoteCall(two.servers[1], login, { body: right })).status).toBe(200)
    expect((await remoteCall(two.servers[0], login, { body: right })).status).toBe(200)
  })
})

describe('a forwarded address without a trusted proxy', () => {
  beforeAll(() => start({}))
  afterAll(() => two.close())

  it('is ignored: a hundred attempts on a hundred accounts are limited to thirty a minute', async () => {
    const answers = await tryHundred((index) => `personne-${index}@example.org`)
    expect(withStatus(answers, 401)).toBe(30)
    expect(withStatus(answers, 429)).toBe(70)
  })
})
