import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tables } from '#server/database/tables/tables.ts'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import { lateMoney, type LateMoney, type Method } from '#tests/support/shop/late-money.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

const methods: readonly Method[] = ['CARD', 'SEPA_DEBIT', 'TRANSFER']
const whole = 8990

let stage: LateMoney
beforeAll(async () => {
  stage = await lateMoney()
})
afterAll(() => stage.close())

const waitingForLocks = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
  `.execute(db)
  return rows[0]?.waiting ?? 0
}
const job = () => runJob(stage.test, 'withdrawals.settling')
const asGuest = ({ reference }: PlacedOrder) => ({ reference })
const part = (index: 0 | 1, quantity: number) => ({ products: [{ id: stage.wines[index], quantity }] })
/** Returns the automatic refund as the buyer and the administrator see it. */
const told = async ({ reference, token }: PlacedOrder) => {
  const url = `/api/order/${reference}?token=${token}`
  const { data } = (await stage.test.app.inject({ url, headers: { host: 'cave.localhost' } })).json<{ data: { sentBack?: unknown } }>()
  const asked = { host: 'cave.localhost', token: stage.admin.token }
  const { data: listed } = await makeCall(stage.test, 'order.listAll', undefined, asked)
  const [own] = (listed?.['orders'] as { reference: string; sentBack?: unknown }[]).filter((order) => order.reference === reference)
  return [data.sentBack, own?.sentBack]
}
const teamMails = async (order: PlacedOrder) =>
  (await stage.mails(order, 'WITHDRAWAL_TEAM')).map(({ standing, refund, isRevived }) => [
    standing,
    (refund as { total: number } | null)?.total ?? null,
    isRevived ?? false,
  ])
const expectAllBack = async (order: PlacedOrder, method: Method, held: number) => {
  expect(await stage.standing(order)).toEqual({ payment: 'EXPIRED', withdrawal: 'NONE', held })
  expect(await stage.back(order)).toEqual([{ amount: whole, reason: 'LATE', why: 'WITHDRAWN' }])
  expect(await stage.mails(order, 'PAYMENT_RETURNED')).toMatchObject([{ amount: whole, reason: 'WITHDRAWN', method }])
  expect(await stage.mails(order, 'ORDER_PAID')).toEqual([])
  const sentBack = [{ amount: 89.9, why: 'WITHDRAWN' }]
  expect(await told(order)).toEqual([sentBack, sentBack])
  await stage.work()
  if (method !== 'TRANSFER') expect(stage.refunded(order)).toEqual([whole])
}

describe.each(methods)('late money by %s, for an order', (method) => {
  const ways: readonly (readonly [who: string, withdraw: (order: PlacedOrder) => Promise<unknown>])[] = [
    ['all of which its holder has given up meanwhile', (order) => stage.withdrawAtOnce({ ...order, seen: 0 })],
    ['all of which a guest has given up, though nobody has looked at that yet', (order) => stage.withdrawAtOnce(asGuest(order))],
    [
      'all of which was given up part by part',
      async (order) => {
        await stage.withdrawAtOnce({ ...order, ...part(0, 3) })
        await stage.withdrawAtOnce({ ...asGuest(order), ...part(1, 3) })
      },
    ],
  ]
  it.each(ways)('%s, is refunded once and exactly: the order stays closed and reserves nothing', async (_, withdraw) => {
    const order = await stage.over(method)
    const { held } = await stage.standing(order)
    await withdraw(order)
    for (const status of await stage.pay(order, method, 6)) expect(status).toBe(200)
    await expectAllBack(order, method, held)
    await job()
    await expectAllBack(order, method, held)
    expect(new Set(await stage.declared(order))).toEqual(new Set(['ENDED']))
  })

  it('withdrawn in part before it expired and in part after, is refunded', async () => {
    const order = await stage.waiting(method)
    await stage.withdrawAtOnce({ ...order, ...part(0, 3) })
    await stage.happen(order.id, 'EXPIRE')
    const { held } = await stage.standing(order)
    await stage.withdrawAtOnce({ ...order, ...part(1, 3) })
    await stage.pay(order, method, 2)
    expect(await stage.standing(order)).toEqual({ payment: 'EXPIRED', withdrawal: 'CONFIRMED', held })
    expect(await stage.back(order)).toEqual([{ amount: whole, reason: 'LATE', why: 'WITHDRAWN' }])
  })

  it.each([
    ['its holder', (order: PlacedOrder) => stage.withdrawAtOnce({ ...order, seen: 0, ...part(0, 2) })],
    ['a guest', (order: PlacedOrder) => stage.withdrawAtOnce({ ...asGuest(order), ...part(0, 2) })],
  ])('partly withdrawn by %s, reopens it: the part is withdrawn and owed exactly', async (who, withdraw) => {
    const order = await stage.over(method)
    const { held } = await stage.standing(order)
    await withdraw(order)
    if (who === 'its holder') expect(await teamMails(order)).toEqual([['ENDED', null, false]])
    for (const status of await stage.pay(order, method, 6)) expect(status).toBe(200)
    if (who === 'a guest') await job()
    expect(await stage.standing(order)).toEqual({ payment: 'PAID', withdrawal: 'CONFIRMED', held: held + 6 })
    expect([await stage.back(order), await stage.declared(order)]).toEqual([[], ['OPEN']])
    expect((await teamMails(order)).filter(([standing]) => standing === 'OPEN')).toHaveLength(1)
    expect((await teamMails(order)).at(-1)?.slice(0, 2)).toEqual(['OPEN', 2500])
    expect(await stage.mails(order, 'ORDER_PAID')).toHaveLength(1)
    expect(await told(order)).toEqual([undefined, undefined])
    await stage.happen(order.id, 'PREPARE')
    expect((await stage.say(order, { event: 'SHIP', lines: [{ position: 0, quantity: 2 }] })).code).toBe('GOODS_WITHDRAWN')
    const refund = { event: 'REFUND', lines: [{ position: 0, quantity: 2 }], fees: 0, restock: true, reason: 'Rétractation' }
    expect((await stage.say(order, refund)).code).toBe('DONE')
    expect((await stage.back(order)).map(({ amount, reason }) => [amount, reason])).toEqual([[2500, 'CREDIT_NOTE']])
    if (who === 'a guest') return
    // A repeat is recognised as the same withdrawal.
    await withdraw(order)
    await job()
    expect(await stage.declared(order)).toEqual(['OPEN'])
  })

  it('partly withdrawn before it expired, reopens it: the part is owed', async () => {
    const order = await stage.waiting(method)
    await stage.withdrawAtOnce({ ...order, ...part(0, 2) })
    await stage.happen(order.id, 'EXPIRE')
    await stage.pay(order, method, 2)
    expect(await stage.standing(order)).toMatchObject({ payment: 'PAID', withdrawal: 'CONFIRMED' })
    expect([await stage.back(order), await stage.declared(order)]).toEqual([[], ['OPEN']])
    expect((await stage.say(order, { event: 'CLOSE' })).code).toBe('MONEY_OWED')
  })

  it('withdrawn at the moment of the payment, is correct in both orders', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await stage.over(method)
      const { held } = await stage.standing(order)
      const body = round % 2 === 0 ? { ...order, seen: 0 } : asGuest(order)
      const { data } = await stage.withdraw(body)
      const confirm = () => stage.confirm(data?.['withdrawalId']).then(({ status }) => [status])
      const pay = () => stage.pay(order, method, 3)
      const answers = await Promise.all(round % 4 < 2 ? [pay(), confirm()] : [confirm(), pay()])
      expect(new Set(answers.flat())).toEqual(new Set([200]))
      await job()
      const { payment } = await stage.order(order.reference)
      if (payment === 'EXPIRED') {
        await expectAllBack(order, method, held)
        expect(await stage.declared(order)).toEqual(['ENDED'])
      } else {
        expect(await stage.standing(order)).toEqual({ payment: 'PAID', withdrawal: 'CONFIRMED', held: held + 6 })
        expect([await stage.back(order), await stage.declared(order)]).toEqual([[], ['OPEN']])
        expect((await teamMails(order)).at(-1)).toEqual(['OPEN', 7500 + 690, false])
      }
    }
  })

  it.each(['the money', 'the withdrawal'])('with %s first and the other waiting for the lock, is correct', async (first) => {
    const order = await stage.over(method)
    const { held } = await stage.standing(order)
    const { data } = await stage.withdraw({ ...order, seen: 0 })
    const acts = [() => stage.pay(order, method), () => stage.confirm(data?.['withdrawalId']).then(({ status }) => [status])]
    const { db } = stage.test.database
    const begun = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().executeTakeFirstOrThrow()
      const answers: Promise<number[]>[] = []
      for (const act of first === 'the money' ? acts : acts.toReversed()) {
        answers.push(act())
        await waitUntil(async () => expect(await waitingForLocks(db)).toBeGreaterThanOrEqual(answers.length))
      }
      return { answers }
    })
    expect((await Promise.all(begun.answers)).flat()).toEqual([200, 200])
    if (first === 'the withdrawal') return expectAllBack(order, method, held)
    expect(await stage.standing(order)).toEqual({ payment: 'PAID', withdrawal: 'CONFIRMED', held: held + 6 })
    expect([await stage.back(order), await stage.declared(order)]).toEqual([[], ['OPEN']])
  })

  it('paid just before a full withdrawal, is withdrawn like any other', async () => {
    const order = await stage.over(method)
    await stage.pay(order, method)
    await stage.withdrawAtOnce({ ...order, seen: 0 })
    expect(await stage.standing(order)).toMatchObject({ payment: 'PAID', withdrawal: 'CONFIRMED' })
    expect([await stage.back(order), await stage.declared(order)]).toEqual([[], ['OPEN']])
  })
})

describe('late money', () => {
  it('reopens an order with an excluded, a company or a free-text withdrawal', async () => {
    const company = await stage.over('CARD', { company: { name: 'Aux Trois Verres' } })
    const exempt = await stage.over('CARD')
    const worded = await stage.over('CARD')
    await stage.test.database.db
      .updateTable('order_lines')
      .set({ facts: { withdrawalExemption: 'MARKET_PRICE' } })
      .where('order_id', '=', exempt.id)
      .where('position', '=', 0)
      .execute()
    await stage.withdrawAtOnce({ ...company })
    await stage.withdrawAtOnce({ ...exempt })
    await stage.withdrawAtOnce({ ...worded, scope: 'WORDED', message: 'Je renonce au rouge.' })
    for (const order of [company, exempt, worded]) await stage.pay(order, 'CARD', 2)
    expect(await stage.order(company.reference)).toEqual({ payment: 'PAID', withdrawal: 'NONE' })
    expect(await stage.order(exempt.reference)).toEqual({ payment: 'PAID', withdrawal: 'CONFIRMED' })
    expect(await stage.order(worded.reference)).toEqual({ payment: 'PAID', withdrawal: 'NONE' })
    expect(await Promise.all([company, exempt, worded].map((order) => stage.declared(order)))).toEqual([['COMPANY'], ['OPEN'], ['OPEN']])
    expect((await teamMails(company)).at(-1)).toEqual(['COMPANY', null, true])
    expect((await teamMails(exempt)).at(-1)).toEqual(['OPEN', 3750, true])
    await stage.happen(worded.id, 'PREPARE')
    expect((await stage.say(worded, { event: 'SHIP' })).code).toBe('WORDS_WAITING')
  })

  it('is due from its arrival when that is later than the withdrawal', async () => {
    const order = await stage.over('CARD')
    await stage.withdrawAtOnce({ ...order, ...part(0, 1) })
    await stage.test.database.db
      .updateTable('withdrawals')
      .set({ received_at: new Date('2026-01-05T09:00:00Z') })
      .where('order_id', '=', order.id)
      .execute()
    const before = Date.now()
    await stage.pay(order, 'CARD')
    const mails = await stage.mails(order, 'WITHDRAWAL_TEAM')
    const { dueOn } = mails.at(-1)?.['refund'] as { dueOn: string }
    expect(Date.parse(dueOn) - before).toBeGreaterThan(12 * 86_400_000)
  })

  it('is refunded with its reason on the page of the order', async () => {
    const order = await stage.over('TRANSFER')
    await stage.happen(order.id, 'CANCEL')
    await stage.pay(order, 'TRANSFER')
    const sentBack = [{ amount: 89.9, why: 'CANCELLED' }]
    expect(await told(order)).toEqual([sentBack, sentBack])
  })
})
