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
}

/** Whoever writes messages from one address of the network: each call answers its status. */
function writer() {
  const remoteAddress = newCaller()
  return async ({ key = randomUUID(), body = message, token }: Sending = {}): Promise<number> =>
    (await makeCall(test, 'message.send', body, { token, remoteAddress, headers: { 'idempotency-key': key } })).status
}
const times = async (count: number, send: () => Promise<number>): Promise<number[]> => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push(await send())
  return found
}

describe('a call that is sent again under its key', () => {
  it('costs its budget once, and is answered again when nothing is left of it', async () => {
    const [send, key] = [writer(), randomUUID()]
    expect(new Set(await times(limit + 5, () => send({ key })))).toEqual(new Set([201]))
    expect(await times(limit, () => send())).toEqual([...Array<number>(limit - 1).fill(201), 429])
    expect([await send({ key }), await send()]).toEqual([201, 429])
    const rows = await test.database.db.selectFrom('idempotency_keys').select('answer').where('answer', 'is', null).execute()
    expect(rows).toEqual([])
  })

  it('with another body costs as a new one does', async () => {
    const [send, key] = [writer(), randomUUID()]
    const other = { ...message, message: 'Bonsoir' }
    const found = [await send({ key }), ...(await times(limit, () => send({ key, body: other })))]
    expect(found).toEqual([201, ...Array<number>(limit - 1).fill(422), 429])
  })

  it('that cannot be read costs as well, and so does one whose key is none', async () => {
    const send = writer()
    expect(await times(limit - 1, () => send({ body: { ...message, email: 'personne' } }))).toEqual(Array<number>(limit - 1).fill(422))
    expect([await send({ key: 'court' }), await send({ body: { ...message, email: 'personne' } }), await send()]).toEqual([400, 429, 429])
    const remoteAddress = newCaller()
    const headers = { host: 'localhost', 'idempotency-key': randomUUID(), 'content-type': 'application/json' }
    const broken = () => test.app.inject({ method: 'POST', url: '/api/message', headers, payload: '{', remoteAddress })
    for (let index = 0; index <= limit; index += 1) expect((await broken()).statusCode).toBe(400)
    // It is counted after its answer.
    const row = test.database.db.selectFrom('budgets').select('taken').where('caller', '=', callerKey(remoteAddress))
    await expect.poll(async () => (await row.executeTakeFirst())?.taken).toBe(limit + 1)
    const whole = await makeCall(test, 'message.send', message, { remoteAddress, headers: { 'idempotency-key': randomUUID() } })
    expect(whole.status).toBe(429)
  })

  it('by whoever has signed in since is the same; by another it is refused, and costs', async () => {
    const [send, key, one, other] = [writer(), randomUUID(), await addMember(test), await addMember(test)]
    await times(limit - 1, () => send({ key }))
    expect(await times(limit, () => send({ key, token: one.token }))).toEqual(Array<number>(limit).fill(201))
    const own = randomUUID()
    expect(await send({ key: own, token: one.token })).toBe(201)
    expect([await send({ key: own }), await send({ key: own, token: other.token })]).toEqual([422, 422])
    expect(await times(limit - 3, () => send())).toEqual([...Array<number>(limit - 4).fill(201), 429])
  })

  it('has a wide cap of its own, under which what has nothing left is refused as well', async () => {
    const [send, key] = [writer(), randomUUID()]
    const { limit: cap } = budgets.repeat
    const answers = await Promise.all(Array.from({ length: cap + 11 }, () => send({ key })))
    expect(answers.filter((status) => status === 201)).toHaveLength(cap + 1)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
  })
})
