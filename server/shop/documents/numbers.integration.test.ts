import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { copyOrder, makeOrder } from '#tests/support/shop/paid-orders.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'

const clients = 40
const now = new Date('2026-11-20T09:00:00Z')

class GivenUp extends Error {}

let stage: OrderStage
let ids: number[]

beforeAll(async () => {
  stage = await orderStage({ connections: clients })
  ids = await copyOrder(stage, await makeOrder(stage), 1000)
})
afterAll(() => stage.close())

/** Does something for each order, by forty at once, each in a transaction of its own; three of ten are given up at their end. */
async function forEachOrder(work: (trx: Transaction<Tables>, orderId: number) => Promise<unknown>): Promise<number> {
  const queue = [...ids.entries()]
  let kept = 0
  const client = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, orderId] = next
      const isGivenUp = index % 10 < 3
      const done = stage.db.transaction().execute(async (trx) => {
        await work(trx, orderId)
        if (isGivenUp) throw new GivenUp()
      })
      await done.catch((error: unknown) => {
        if (!(error instanceof GivenUp)) throw error
      })
      kept += isGivenUp ? 0 : 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return kept
}

/** The faults of numbers that should be 1, 2, 3 and so on. */
const faultsOf = (numbers: readonly number[]) => ({
  twice: numbers.length - new Set(numbers).size,
  missing: Math.max(0, ...numbers) - new Set(numbers).size,
})
const numbersOf = async (kind: 'INVOICE' | 'CREDIT_NOTE') => {
  const rows = await stage.db
    .selectFrom('papers')
    .select(['value', 'issued_at'])
    .where('site_id', '=', shopId)
    .where('kind', '=', kind)
    .orderBy('value')
    .execute()
  return { values: rows.map(({ value }) => value), times: rows.map((row) => row.issued_at.getTime()) }
}

describe('a thousand invoices, by forty clients, three of ten given up', () => {
  it('have the numbers from 1 on without a gap or a repeat, in the order of their dates', async () => {
    const before = (await numbersOf('INVOICE')).values.length
    // Clients whose clocks differ: the dates follow the numbers all the same.
    const kept = await forEachOrder((trx, orderId) =>
      issueInvoice(trx, { siteId: shopId, orderId, now: new Date(now.getTime() + (orderId % 7) * 1000) }),
    )
    const { values, times } = await numbersOf('INVOICE')
    expect([kept, values.length - before]).toEqual([700, 700])
    expect(faultsOf(values)).toEqual({ twice: 0, missing: 0 })
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('are found wanting when the numbers come from a sequence, or are the largest plus one', async () => {
    await sql`create table naive_numbers (way text, value integer)`.execute(stage.db)
    await sql`create sequence naive_sequence`.execute(stage.db)
    await forEachOrder((trx) => sql`insert into naive_numbers values ('sequence', nextval('naive_sequence'))`.execute(trx))
    await forEachOrder((trx) =>
      sql`insert into naive_numbers select 'largest', coalesce(max(value), 0) + 1 from naive_numbers where way = 'largest'`.execute(trx),
    )
    const { rows } = await sql<{ way: string; value: number }>`select way, value from naive_numbers`.execute(stage.db)
    const of = (way: string) => faultsOf(rows.filter((row) => row.way === way).map(({ value }) => value))
    expect(of('sequence').missing).toBeGreaterThan(0)
    expect(of('largest').twice).toBeGreaterThan(0)
  })

  it('are given once to an order, however many pay for it at the same moment', async () => {
    const [orderId = 0] = ids
    const issued = await Promise.all(
      Array.from({ length: 20 }, () => stage.db.transaction().execute((trx) => issueInvoice(trx, { siteId: shopId, orderId, now }))),
    )
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1)
  })
})

describe('the credit notes of the same orders', () => {
  it('have a series of their own, without a gap, and give nothing back twice', async () => {
    const whole = { lines: [{ position: 0, quantity: 6 }], fees: cents(1490), reason: 'Retour' }
    const outcomes: string[] = []
    await forEachOrder(async (trx, orderId) => {
      await issueInvoice(trx, { siteId: shopId, orderId, now })
      await issueCreditNote(trx, { siteId: shopId, orderId, now, ...whole })
    })
    for (const orderId of ids.slice(3, 6))
      await Promise.all(
        [1, 2].map(() =>
          stage.db
            .transaction()
            .execute((trx) => issueCreditNote(trx, { siteId: shopId, orderId, now, ...whole }))
            .catch(({ code }: { code: string }) => outcomes.push(code)),
        ),
      )
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'ORDER_EVENT_REFUSED'))
    const { values } = await numbersOf('CREDIT_NOTE')
    expect(values.length).toBe(700)
    expect(faultsOf(values)).toEqual({ twice: 0, missing: 0 })
  })
})
