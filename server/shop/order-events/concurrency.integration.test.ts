import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorMessage } from '#schemas/errors/errors.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { nextNumber } from '#server/platform/numbering/next-number.ts'
import { buyer, orderStage, tally, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { crowd, rushForLastBottles, rushOfCarts } from '#tests/support/shop/stock-rush.ts'
import { applyOrderEvent } from './apply-event.ts'

let stage: OrderStage

beforeAll(async () => {
  stage = await orderStage()
})
afterAll(() => stage.close())

describe('the last bottles', () => {
  it('are sold to exactly fifty of two hundred who want one at once', async () => {
    const { outcomes, left, holds } = await rushForLastBottles(stage)
    expect(outcomes).toEqual({ AWAITING_TRANSFER: 50, OUT_OF_STOCK: 150 })
    expect({ left, holds }).toEqual({ left: 0, holds: 50 })
  })

  it('would be sold to many more by reading first and writing then: this test can tell', async () => {
    const wine = await addWine(stage.db, { onHand: 50 })
    // No check of the database stands in its way either.
    await stage.db.schema.createTable('naive_stocks').addColumn('id', 'integer').addColumn('left', 'integer').execute()
    await sql`insert into naive_stocks values (${wine.id}, 50)`.execute(stage.db)
    const buy = () =>
      stage.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ left: number }>`select "left" from naive_stocks`.execute(trx)
        if (rows[0]!.left < 1) return 'OUT_OF_STOCK'
        await sql`update naive_stocks set "left" = ${rows[0]!.left - 1}`.execute(trx)
        return 'AWAITING_TRANSFER'
      })
    expect(tally(await crowd(200, buy))['AWAITING_TRANSFER']).toBeGreaterThan(50)
  })

  it('sells bottles and their boxes as often as the stock allows, for any carts', async () => {
    const { outcomes, wines } = await rushOfCarts(stage, { carts: 250, seed: 38 })
    expect(Object.keys(outcomes).sort()).toEqual(['AWAITING_TRANSFER', 'OUT_OF_STOCK'])
    for (const { start, sold, left } of wines) {
      expect(start - sold).toBe(left)
      expect(left).toBeGreaterThanOrEqual(0)
    }
    expect(wines.some(({ left }) => left < 3)).toBe(true)
  })
})

describe('a code of ten uses', () => {
  it('is used by exactly ten of many, and again once one of them gives it back', async () => {
    const wine = await addWine(stage.db, { onHand: null })
    const { id } = await stage.db
      .insertInto('discount_codes')
      .values({ site_id: shopId, code: 'RARE10', type: 'PERCENT', amount: 1000, detail_type: 'ORDER', maximum_uses: 10 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const outcomes = await crowd(200, (index) =>
      stage.outcome({ products: [{ id: wine.id, quantity: 1 }], discount: 'rare10', user: buyer(`code${index}`) }),
    )
    expect(tally(outcomes)).toEqual({ AWAITING_TRANSFER: 10, DISCOUNT_USED_UP: 190 })
    const used = async () =>
      (await stage.db.selectFrom('discount_codes').select('used').where('id', '=', id).executeTakeFirstOrThrow()).used
    expect(await used()).toBe(10)
    const order = await stage.db.selectFrom('orders').select('id').where('discount_code_id', '=', id).executeTakeFirstOrThrow()
    const cancelled = { siteId: shopId, orderId: order.id, event: 'CANCEL' as const, now: new Date() }
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, cancelled))
    expect(await used()).toBe(9)
    const again = () => stage.outcome({ products: [{ id: wine.id, quantity: 1 }], discount: 'RARE10', user: buyer('encore') })
    expect([await again(), await again(), await used()]).toEqual(['AWAITING_TRANSFER', 'DISCOUNT_USED_UP', 10])
  })

  it('that is for each buyer once is used once by who asks twenty times', async () => {
    const wine = await addWine(stage.db, { onHand: null })
    await stage.db
      .insertInto('discount_codes')
      .values({ site_id: shopId, code: 'BIENVENUE10', type: 'PERCENT', amount: 1000, detail_type: 'ORDER', maximum_per_buyer: 1 })
      .execute()
    const outcomes = await crowd(20, () =>
      stage.outcome({ products: [{ id: wine.id, quantity: 1 }], discount: 'BIENVENUE10', user: buyer('presse') }),
    )
    expect(tally(outcomes)).toEqual({ AWAITING_TRANSFER: 1, DISCOUNT_USED_UP: 19 })
    const again = stage.place({ products: [{ id: wine.id, quantity: 1 }], discount: 'BIENVENUE10', user: buyer('presse') })
    await expect(again).rejects.toMatchObject({ code: 'DISCOUNT_USED_UP', data: { reason: 'BUYER' } })
    expect(errorMessage('DISCOUNT_USED_UP', 'fr_FR', { reason: 'BUYER' })).toBe(
      'Vous avez déjà utilisé ce code\u00a0: retirez-le du panier pour commander.',
    )
  })
})

describe('a time to collect with eight places', () => {
  it('is booked by exactly eight of fifty', async () => {
    const wine = await addWine(stage.db, { onHand: null })
    const { id: idAddress } = await stage.db
      .insertInto('company_addresses')
      .values({
        site_id: shopId,
        types: ['CLICK_AND_COLLECT'],
        name: 'Caveau',
        address: '1, rue du Chai',
        postal_code: '34600',
        city: 'Faugères',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const schedule = { id: 1, idAddress, from: '10:00', to: '12:00', capacity: 8, onHolidays: true }
    const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ ...schedule, day }))
    await stage.set({ CLICK_AND_COLLECT_HOURS: JSON.stringify({ leadHours: 24, schedules }) })
    const dateSchedule = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)
    const outcomes = await crowd(50, (index) =>
      stage.outcome({
        ...{ products: [{ id: wine.id, quantity: 1 }], user: buyer(`retrait${index}`), dateSchedule, idSchedule: 1 },
        delivery: { type: 'CLICK_AND_COLLECT', idAddress },
      }),
    )
    expect(tally(outcomes)).toEqual({ AWAITING_TRANSFER: 8, SLOT_FULL: 42 })
    const timeless = stage.place({ products: [{ id: wine.id, quantity: 1 }], delivery: { type: 'CLICK_AND_COLLECT', idAddress } })
    await expect(timeless).rejects.toMatchObject({ code: 'SLOT_FULL', data: { reason: 'NOT_CHOSEN' } })
    const times = await stage.features.delivery.collectTimes(stage.scope())
    const left = times?.map(({ date, left }) => [date, left]) ?? []
    expect(left).toContainEqual([dateSchedule, 0])
    expect(left.filter(([date]) => date !== dateSchedule).every(([, places]) => places === 8)).toBe(true)
  })
})

describe('numbers', () => {
  const clients = 40
  const perClient = 25
  /** Forty clients ask for a thousand numbers; three of ten give theirs up. */
  const askFor = (next: (trx: Transaction<Tables>) => Promise<number>) =>
    crowd(clients, async (client) => {
      const kept: number[] = []
      for (let index = 0; index < perClient; index += 1) {
        const givenUp = new Error('given up')
        const number = await stage.db
          .transaction()
          .execute(async (trx) => {
            const given = await next(trx)
            if ((client + index) % 10 < 3) throw givenUp
            return given
          })
          .catch((error: unknown) => {
            if (error !== givenUp) throw error
            return null
          })
        if (number !== null) kept.push(number)
      }
      return kept
    }).then((all) => all.flat().sort((one, other) => one - other))
  const isGapless = (numbers: readonly number[]) => numbers.every((number, index) => number === index + 1)

  it('have no gap and no double, however many are given up on the way', async () => {
    const numbers = await askFor((trx) => nextNumber(trx, shopId, 'a series of its own'))
    expect(numbers).toHaveLength(700)
    expect(isGapless(numbers)).toBe(true)
  })

  it('would have gaps from a sequence: this test can tell', async () => {
    await sql`create sequence naive_numbers`.execute(stage.db)
    const numbers = await askFor(
      async (trx) => (await sql<{ n: number }>`select nextval('naive_numbers')::int as n`.execute(trx)).rows[0]!.n,
    )
    expect(isGapless(numbers)).toBe(false)
  })

  it('of orders are a site’s own, one after the other', async () => {
    const own = stage.db.selectFrom('orders').select('reference').where('site_id', '=', shopId)
    // The paid ones were there before.
    const rows = await own.where('payment_status', '<>', 'PAID').orderBy('reference').execute()
    expect(rows.length).toBeGreaterThan(60)
    expect(isGapless(rows.map(({ reference }) => Number(reference.slice(5))))).toBe(true)
  })
})
