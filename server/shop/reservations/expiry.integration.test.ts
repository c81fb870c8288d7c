import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { runShopMaintenance } from '#server/shop/payments/shop-maintenance.ts'
import { startBackground } from '#server/process/background-workers.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { openMailedLink } from '#tests/support/shop/mailed-link.ts'
import { buyer, orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'
import { crowd, mixedCallers } from '#tests/support/shop/stock-rush.ts'
import { quickPace } from '#tests/support/mail/mail-pace.ts'
import { releaseOrder } from './release-order.ts'

const day = 86_400_000

let stage: OrderStage

beforeAll(async () => {
  stage = await orderStage({ connections: 20 })
})
afterAll(() => stage.close())

/** Does the work that is due after some days: the rounds of the shop end orders, and a job sends reminders. */
const runIn = async (days: number) => {
  const clock = () => Date.now() + days * day
  const { db, features } = stage
  const endedBefore = await countEnded()
  await runShopMaintenance({ db, clock, payments: features.payments })
  const { counts } = await createJobs({ db, features, dataDir: '/nowhere', jobs, clock, log: silentLog }).run('orders.reminders')
  return { expired: (await countEnded()) - endedBefore, ...counts }
}
const countEnded = async () => (await stage.db.selectFrom('orders').select('id').where('payment_status', '=', 'EXPIRED').execute()).length
const reservedOf = async (...ids: number[]) => {
  const rows = await stage.db.selectFrom('stocks').select('reserved').where('sellable_id', 'in', ids).orderBy('sellable_id').execute()
  return rows.map(({ reserved }) => reserved)
}
const mailsOf = async (reference: string) => {
  const rows = await stage.db
    .selectFrom('mails')
    .select('kind')
    .where('key', '=', reference)
    .where('recipient', '<>', 'cave@example.org')
    .execute()
  return rows.map(({ kind }) => kind).sort()
}

const folder = join(tmpdir(), `vitrine-expiry-${process.pid}`)

/** A server with its background work. */
async function aServer() {
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: stage.databaseUrl }, silentLog)
  const background = await startBackground({
    env: testEnvironment({ DATA_DIR: folder }),
    database,
    features: stage.features,
    log: silentLog,
    pace: { ...quickPace, shop: { everyMs: 500, restSeconds: 1 } },
  })
  return {
    stop: async () => {
      await background.stop()
      await database.stop()
    },
  }
}

describe('an order that is not paid', () => {
  it('is called to mind two days before its time is over, once', async () => {
    const wine = await addWine(stage.db)
    const { order } = await stage.place({ products: [{ id: wine.id, quantity: 1 }] })
    await openMailedLink(stage, order)
    expect(await runIn(4.9)).toEqual({ expired: 0, reminded: 0 })
    expect(await runIn(5.1)).toEqual({ expired: 0, reminded: 1 })
    expect(await runIn(5.2)).toEqual({ expired: 0, reminded: 0 })
    expect(await mailsOf(order.reference)).toEqual(['ORDER_PLACED', 'ORDER_REMINDER'])
  })

  it('is called to mind with the account to which it is paid', async () => {
    const wine = await addWine(stage.db)
    const { order, payment } = await stage.place({ products: [{ id: wine.id, quantity: 1 }] })
    if (payment?.method !== 'TRANSFER') throw new Error('no transfer')
    await openMailedLink(stage, order)
    await runIn(5.1)
    const mail = stage.db.selectFrom('mails').select('data').where('key', '=', order.reference).where('kind', '=', 'ORDER_REMINDER')
    const { iban, bic } = payment
    expect(await mail.executeTakeFirstOrThrow()).toMatchObject({ data: { account: { iban, bic }, dueOn: payment.dueAt } })
  })

  it('gives back stock, code and time to collect when its time is over, once', async () => {
    const { db } = stage
    const bottle = await addWine(db, { onHand: 10 })
    const box = await addBox(db, [[bottle.id, 2]], { onHand: 3 })
    const code = { site_id: shopId, code: 'RARE10', type: 'EURO' as const, amount: 100, detail_type: 'ORDER' as const, maximum_uses: 10 }
    await db.insertInto('discount_codes').values(code).execute()
    const usedOf = async () =>
      (await db.selectFrom('discount_codes').select('used').where('code', '=', 'RARE10').executeTakeFirstOrThrow()).used
    const products = [
      { id: bottle.id, quantity: 1 },
      { id: box, quantity: 1 },
    ]
    const placed = await Promise.all([1, 2].map((index) => stage.place({ products, discount: 'RARE10', user: buyer(`attend${index}`) })))
    expect(await reservedOf(bottle.id, box)).toEqual([6, 2])
    expect(await usedOf()).toBe(2)
    expect((await runIn(7.1))['expired']).toBeGreaterThanOrEqual(2)
    expect(await reservedOf(bottle.id, box)).toEqual([0, 0])
    expect(await usedOf()).toBe(0)
    for (const { order } of placed) expect(await mailsOf(order.reference)).toContain('ORDER_EXPIRED')
    const states = await db
      .selectFrom('orders')
      .select('payment_status')
      .where(
        'reference',
        'in',
        placed.map(({ order }) => order.reference),
      )
      .execute()
    expect(states).toEqual([{ payment_status: 'EXPIRED' }, { payment_status: 'EXPIRED' }])
    expect(await runIn(7.2)).toEqual({ expired: 0, reminded: 0 })
    const orders = placed.map(({ order }) => ({ siteId: shopId, orderId: order.id }))
    await Promise.all([1, 2, 3].map(() => db.transaction().execute((trx) => releaseOrder(trx, orders))))
    expect(await reservedOf(bottle.id, box)).toEqual([0, 0])
    expect(await usedOf()).toBe(0)
  })

  it('can be ended while others and its owner order the same, without a deadlock', async () => {
    const [one, other] = [await addWine(stage.db, { onHand: 400 }), await addWine(stage.db, { onHand: 400 })]
    const both = [
      { id: other.id, quantity: 1 },
      { id: one.id, quantity: 1 },
    ]
    const callers = await mixedCallers(stage, 40, 'presse')
    await crowd(20, (index) => stage.place({ products: both, user: buyer(`avant${index}`) }, callers[index]))
    const ordering = crowd(40, (index) => stage.outcome({ products: both, user: buyer(`apres${index}`) }, callers[index]))
    const [outcomes, counts] = await Promise.all([ordering, runIn(7.1)])
    expect(new Set(outcomes)).toEqual(new Set(['AWAITING_TRANSFER']))
    const left = await stage.db.selectFrom('orders').select('id').where('payment_status', '=', 'AWAITING_TRANSFER').execute()
    expect(counts['expired']).toBeGreaterThanOrEqual(20)
    expect(await reservedOf(one.id, other.id)).toEqual([left.length, left.length])
  })

  it('is on sale again by itself, once, with two servers', async () => {
    const wine = await addWine(stage.db, { onHand: 5 })
    const servers = [await aServer(), await aServer()]
    const { order } = await stage.place({ products: [{ id: wine.id, quantity: 2 }] })
    expect(await reservedOf(wine.id)).toEqual([2])
    const due = sql<Date>`now() + interval '1 second'`
    await stage.db.updateTable('orders').set({ expires_at: due }).where('id', '=', order.id).execute()
    await expect.poll(() => reservedOf(wine.id)).toEqual([0])
    const events = await stage.db.selectFrom('order_events').select('event').where('order_id', '=', order.id).execute()
    expect(events).toEqual([{ event: 'EXPIRE' }])
    await Promise.all(servers.map((server) => server.stop()))
    await rm(folder, { recursive: true, force: true })
  })
})
