import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgets } from '#schemas/api/base/rate-limits.ts'
import { callerKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { makeCall, newCaller } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const { limit } = budgets.message
const message = { firstname: 'Ana', lastname: 'Lee', email: 'ana@example.org', message: 'Bonjour', consent: true }

interface Sending {
  readonly key?: string
  readonly body?: Record<string, unknown>
  readonly token?: string
  readonly userAgent?: string
}

/** Returns a function that sends messages from one IP address and returns the status. */
function writer(remoteAddress = newCaller()) {
  return async ({ key = randomUUID(), body = message, token, userAgent }: Sending = {}): Promise<number> => {
    const headers = { 'idempotency-key': key, ...(userAgent !== undefined && { 'user-agent': userAgent }) }
    return (await makeCall(test, 'message.send', body, { token, remoteAddress, headers })).status
  }
}
/** Returns the units charged to an IP address. A request that could not be read is charged after its response. */
async function charged(remoteAddress: string): Promise<number | undefined> {
  const row = test.database.db.selectFrom('budgets').select('taken').where('caller', '=', callerKey(remoteAddress))
  return (await row.executeTakeFirst())?.taken
}
const times = async (count: number, send: () => Promise<number>): Promise<number[]> => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push(await send())
  return found
}

describe('a repeated call with an idempotency key', () => {
  it('is charged once, and replayed when the limit is used up', async () => {
    const [send, key] = [writer(), randomUUID()]
    expect(new Set(await times(limit + 5, () => send({ key })))).toEqual(new Set([201]))
    expect(await times(limit, () => send())).toEqual([...Array<number>(limit - 1).fill(201), 429])
    expect([await send({ key }), await send()]).toEqual([201, 429])
    const rows = await test.database.db.selectFrom('idempotency_keys').select('answer').where('answer', 'is', null).execute()
    expect(rows).toEqual([])
  })

  it('with another body is charged as a new one', async () => {
    const [send, key] = [writer(), randomUUID()]
    const other = { ...message, message: 'Bonsoir' }
    const found = [await send({ key }), ...(await times(limit, () => send({ key, body: other })))]
    expect(found).toEqual([201, ...Array<number>(limit - 1).fill(422), 429])
  })

  it('that is malformed or has an invalid key is charged', async () => {
    const wrong = { ...message, email: 'personne' }
    const [caller, remoteAddress] = [newCaller(), newCaller()]
    const send = writer(caller)
    expect(await times(limit - 1, () => send({ body: wrong }))).toEqual(Array<number>(limit - 1).fill(422))
    expect(await send({ key: 'court' })).toBe(400)
    await expect.poll(() => charged(caller)).toBe(limit)
    expect([await send({ body: wrong }), await send()]).toEqual([429, 429])
    const headers = { host: 'localhost', 'idempotency-key': randomUUID(), 'content-type': 'application/json' }
    const broken = () => test.app.inject({ method: 'POST', url: '/api/message', headers, payload: '{', remoteAddress })
    for (let index = 0; index <= limit; index += 1) expect((await broken()).statusCode).toBe(400)
    await expect.poll(() => charged(remoteAddress)).toBe(limit + 1)
    const whole = await makeCall(test, 'message.send', message, { remoteAddress, headers: { 'idempotency-key': randomUUID() } })
    expect(whole.status).toBe(429)
  })

  it('is the same after a login; by another person it is a message of its own, and charged', async () => {
    const [send, key, one, other] = [writer(), randomUUID(), await addMember(test), await addMember(test)]
    await times(limit - 1, () => send({ key }))
    expect(await times(limit, () => send({ key, token: one.token }))).toEqual(Array<number>(limit).fill(201))
    const own = randomUUID()
    expect(await send({ key: own, token: one.token })).toBe(201)
    const stored = async () => (await test.database.db.selectFrom('messages').select('id').execute()).length
    const before = await stored()
    expect([await send({ key: own, userAgent: 'Another' }), await send({ key: own, token: other.token })]).toEqual([201, 201])
    expect(await stored()).toBe(before + 2)
    expect(await send({ key: own, token: other.token, body: { ...message, message: 'Bonsoir' } })).toBe(422)
    expect(await times(limit - 4, () => send())).toEqual([...Array<number>(limit - 5).fill(201), 429])
  })

  it('has a higher limit of its own, also for callers without any left', async () => {
    const [send, key] = [writer(), randomUUID()]
    const { limit: cap } = budgets.repeat
    const answers = await Promise.all(Array.from({ length: cap + 11 }, () => send({ key })))
    expect(answers.filter((status) => status === 201)).toHaveLength(cap + 1)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
  })
})
