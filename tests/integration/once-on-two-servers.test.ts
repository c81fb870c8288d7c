import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remoteCall, startTwoServers, type TwoServers } from '#tests/support/server/two-servers.ts'

let two: TwoServers

beforeAll(async () => {
  two = await startTwoServers()
})
afterAll(() => two.close())

it('fifty concurrent newsletter requests with a key on two servers count once, alike', async () => {
  const { db } = two.database
  const ask = (email: string, key: string, index: number) =>
    remoteCall(two.servers[index % 2 === 0 ? 0 : 1], ['POST', '/newsletter/subscribe'], {
      body: { email, lists: [1], consent: true, _t: 3000 + index },
      headers: { 'idempotency-key': key },
    })
  for (const email of ['une-fois@example.org', 'encore-une@example.org', 'et-une-autre@example.org']) {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(email, key, index)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 202, data: { email, next: 'CONFIRM' } })]),
    )
    const mails = await db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'NEWSLETTER_CONFIRM')
      .where('recipient', '=', email)
      .execute()
    const requests = await db.selectFrom('newsletter_requests').select('id').where('email', '=', email).execute()
    expect([mails.length, requests.length]).toEqual([1, 1])
  }
})

it('fifty concurrent messages with a key on two servers get one reference, two keys two', async () => {
  const { db } = two.database
  const ask = (email: string, key: string, index: number) =>
    remoteCall(two.servers[index % 2 === 0 ? 0 : 1], ['POST', '/message'], {
      body: { email, message: 'Quels sont vos délais ?', _t: 3000 + index },
      headers: { 'idempotency-key': key },
    })
  const told: unknown[] = []
  for (const email of ['message-1@example.org', 'message-2@example.org']) {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(email, key, index)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    const [message, ...others] = await db.selectFrom('messages').select('reference').where('email', '=', email).execute()
    expect(others).toEqual([])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(new Set([JSON.stringify({ reference: message?.reference })]))
    const mails = await db.selectFrom('mails').select('id').where('kind', '=', 'MESSAGE_ACK').where('recipient', '=', email).execute()
    expect(mails).toHaveLength(1)
    told.push(message?.reference)
  }
  expect(new Set(told).size).toBe(2)
})

it('each request without a key counts', async () => {
  const body = { email: 'sans-cle@example.org', lists: [1], consent: true }
  for (const server of two.servers) await remoteCall(server, ['POST', '/newsletter/subscribe'], { body })
  const requests = await two.database.db.selectFrom('newsletter_requests').select('id').where('email', '=', body.email).execute()
  expect(requests).toHaveLength(2)
})
