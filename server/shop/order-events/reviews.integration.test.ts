import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { silentLog } from '#server/database/log.ts'
import { eraseAccount } from '#server/people/accounts/erasure/erase-account.ts'
import { erasers } from '#server/composition/erasers.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { buyer, orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from './apply-event.ts'

const day = 86_400_000
const receivedAt = new Date('2026-11-20T10:00:00Z')

let stage: OrderStage
let wine: number

beforeAll(async () => {
  stage = await orderStage({ connections: 10 })
  wine = (await addWine(stage.db, { onHand: 500 })).id
})
afterAll(() => stage.close())

/** Runs the job some days after the receipt. */
async function runAfter(days: number, dryRun = false): Promise<Readonly<Record<string, number>>> {
  const { db, features } = stage
  const clock = () => receivedAt.getTime() + days * day
  return (await createJobs({ db, features, dataDir: '/nowhere', jobs, clock, log: silentLog }).run('orders.reviews', { dryRun })).counts
}
const fetched = (...more: OrderEvent[]): Promise<string> => fetchedBy('camille.roy', ...more)
async function fetchedBy(name: string, ...more: OrderEvent[]): Promise<string> {
  const { order } = await stage.place({ products: [{ id: wine, quantity: 1 }], user: buyer(name) })
  await stage.db.transaction().execute(async (trx) => {
    for (const event of ['PAY', 'PREPARE', 'MAKE_READY', 'COLLECT', ...more] as const)
      await applyOrderEvent(trx, { siteId: shopId, orderId: order.id, event, now: receivedAt })
  })
  return order.reference
}
const asked = async () => {
  const rows = await stage.db.selectFrom('mails').select(['key', 'data']).where('kind', '=', 'ORDER_REVIEW').orderBy('id').execute()
  return rows.map(({ key, data }) => [key, data['link']])
}

describe('what buyers think', () => {
  it('is requested once after the set days, of buyers without a withdrawal', async () => {
    const reference = await fetched()
    await fetched('REQUEST', 'CONFIRM')
    await fetched('REFUND')
    await stage.place({ products: [{ id: wine, quantity: 1 }] })
    expect(await runAfter(20)).toEqual({ asked: 0 })
    await stage.set({ ORDER_REVIEW_DELAY: 15 })
    expect(await runAfter(14.9)).toEqual({ asked: 0 })
    expect(await runAfter(15.1, true)).toEqual({ asked: 1 })
    expect(await asked()).toEqual([])
    const counts = await Promise.all([runAfter(15.1), runAfter(15.1)])
    expect(counts.map((each) => each['asked']).sort()).toEqual([0, 1])
    expect(await asked()).toEqual([[reference, null]])
    // Mails are deleted after a while, and the order is not asked about again.
    await stage.db.deleteFrom('mails').where('kind', '=', 'ORDER_REVIEW').execute()
    expect(await runAfter(16)).toEqual({ asked: 0 })
    expect(await asked()).toEqual([])
  })

  it('is not asked of those who were not asked in time, and leads to where opinions are read', async () => {
    await stage.set({ ORDER_REVIEW_DELAY: 5 })
    const reference = await fetched()
    expect(await runAfter(35.1)).toEqual({ asked: 0 })
    await stage.features.confs.set(shopId, 'GOOGLE_REVIEWS', { url: 'https://avis.example/cave' })
    expect(await runAfter(6)).toEqual({ asked: 1 })
    expect((await asked()).at(-1)).toEqual([reference, 'https://avis.example/cave'])
  })

  it('is not requested after the erasure of an account, for its orders and guest orders alike', async () => {
    const { db } = stage
    const account = { site_id: shopId, email: 'partie@example.org', password_hash: 'none', firstname: 'Camille', lastname: 'Roy' }
    const user = await db.insertInto('users').values(account).returningAll().executeTakeFirstOrThrow()
    const [own, asGuest, other] = [await fetchedBy('partie'), await fetchedBy('partie'), await fetchedBy('restee')]
    await db.updateTable('orders').set({ user_id: user.id }).where('reference', '=', own).execute()
    await db.transaction().execute((trx) => eraseAccount(trx, { user, locale: 'fr_FR', erasers }))
    expect(await runAfter(6)).toEqual({ asked: 1 })
    const keys = (await asked()).map(([key]) => key)
    expect(keys.at(-1)).toBe(other)
    for (const reference of [own, asGuest]) expect(keys).not.toContain(reference)
  })

  it('is requested once for several orders due on one day: for the last one alone', async () => {
    const before = (await asked()).length
    const [first, last] = [await fetchedBy('fidele'), await fetchedBy('fidele')]
    const other = await fetchedBy('autre')
    expect(await runAfter(6)).toEqual({ asked: 2 })
    const keys = (await asked()).slice(before).map(([key]) => key)
    expect(keys.toSorted()).toEqual([last, other].toSorted())
    expect(keys).not.toContain(first)
    expect(await runAfter(7)).toEqual({ asked: 0 })
  })
})
