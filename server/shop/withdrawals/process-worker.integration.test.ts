import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { startBackground, type Background } from '#server/process/background-workers.ts'
import { adminDesk, type AdminDesk } from '#tests/support/shop/admin-desk.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { quickPace } from '#tests/support/mail/mail-pace.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

const host = 'cave.localhost'
let stage: AdminDesk
let folder: string
let background: Background | null = null
let endJobs = (): void => undefined

beforeAll(async () => {
  stage = await adminDesk()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-withdrawals-'))
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true, force: true })
})

/** Keeps the job of each minute from running, so that it is not what settles. */
async function holdJob(): Promise<void> {
  const { db } = stage.test.database
  const held = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const connection = db.connection().execute(async (trx) => {
    await sql`select pg_advisory_lock(hashtextextended('job withdrawals.settling', 0))`.execute(trx)
    held.resolve()
    await ended.promise
    await sql`select pg_advisory_unlock(hashtextextended('job withdrawals.settling', 0))`.execute(trx)
  })
  await Promise.race([held.promise, connection])
  endJobs = () => ended.resolve()
}

beforeEach(holdJob)
afterEach(async () => {
  endJobs()
  await background?.stop()
  background = null
})

const work = async (): Promise<void> => {
  const { app, database } = stage.test
  const env = testEnvironment({ DATA_DIR: folder })
  background = await startBackground({ env, database, features: app.features, log: silentLog, pace: quickPace })
}
/** The orders that the desk lists, by the state of their withdrawal. */
const listed = async ({ reference }: PlacedOrder, withdrawal: string) => {
  const { data } = await makeDeskCall(`withdrawal=${withdrawal}&reference=${reference}`)
  return (data?.['orders'] as { reference: string; isBeingRead?: true }[]).map((order) => [order.reference, order.isBeingRead ?? false])
}
const makeDeskCall = async (query: string) => {
  const url = `/api/admin/order?${query}`
  const answer = await stage.test.app.inject({ url, headers: { host, authorization: stage.admin.token } })
  return answer.json<{ data: Record<string, unknown> | null }>()
}
const standings = async (reference: string) => {
  const rows = stage.test.database.db.selectFrom('withdrawals').select('standing').where('reference', '=', reference)
  return (await rows.where('received_at', 'is not', null).execute()).map(({ standing }) => standing)
}

describe('what a guest has confirmed', () => {
  it('is seen at the desk at once, without an act and before the job of the minute', async () => {
    await work()
    const [whole, worded] = [await stage.placePaid(), await stage.placePaid()]
    await stage.withdrawAtOnce({ reference: whole.reference })
    await stage.withdrawAtOnce({ reference: worded.reference, scope: 'WORDED', message: 'Je renonce au rouge.' })
    await waitUntil(async () => expect(await listed(whole, 'CONFIRMED')).toEqual([[whole.reference, false]]))
    await waitUntil(async () => expect(await listed(worded, 'NONE')).toEqual([[worded.reference, true]]))
  })

  it('is processed with or without such an order, and reported to the company once', async () => {
    await work()
    const order = await stage.placePaid()
    for (const reference of [order.reference, '2019-000404']) await stage.withdrawAtOnce({ reference })
    await waitUntil(async () => expect(await standings(order.reference)).toEqual(['OPEN']))
    await waitUntil(async () => expect(await standings('2019-000404')).toEqual(['UNKNOWN']))
    const { db } = stage.test.database
    const mails = await db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'WITHDRAWAL_TEAM')
      .where('key', 'in', await keysOf(order))
      .execute()
    expect(mails).toHaveLength(1)
  })

  it('while no server ran is looked at as soon as one does', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ reference: order.reference })
    expect(await standings(order.reference)).toEqual([null])
    await work()
    await waitUntil(async () => expect(await standings(order.reference)).toEqual(['OPEN']))
  })

  it('is settled once by two concurrent servers, beside the desk and the payment', async () => {
    await work()
    const first = background
    await work()
    const orders = await Promise.all(Array.from({ length: 8 }, () => stage.place()))
    const ids = await Promise.all(orders.map(async ({ reference }) => (await stage.withdraw({ reference })).data?.['withdrawalId']))
    const paid = orders.slice(0, 4).map(async (order) => (await stage.say(order, { event: 'PAY' })).status)
    const confirmed = await Promise.all(ids.map(async (id) => (await stage.confirm(id)).status))
    expect(new Set(confirmed)).toEqual(new Set([200]))
    // Refused where the withdrawal came first: its payment is no longer awaited.
    for (const status of await Promise.all(paid)) expect([200, 409]).toContain(status)
    for (const order of orders) await waitUntil(async () => expect(await standings(order.reference)).toEqual(['OPEN']))
    for (const order of orders) expect((await stage.order(order.reference)).withdrawal).toBe('CONFIRMED')
    await first?.stop()
  })
})

async function keysOf({ reference }: PlacedOrder): Promise<string[]> {
  const rows = stage.test.database.db.selectFrom('withdrawals').select('id').where('reference', '=', reference)
  return (await rows.execute()).map(({ id }) => String(id))
}
