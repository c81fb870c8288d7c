import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveShipment, sendShipment } from '#server/shop/desk/shipments.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addCarrier, addWine, shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

let stage: WithdrawalStage
/** A product of 12.50 € that the law excludes from withdrawal. */
let perishable: number

beforeAll(async () => {
  stage = await withdrawalStage()
  const { db } = stage.test.database
  const { id, productId } = await addWine(db)
  await db.updateTable('products').set({ withdrawal_exempt: 'PERISHABLE' }).where('id', '=', productId).execute()
  perishable = id
})
afterAll(() => stage.close())

/** Returns the state of a withdrawal and its refund, as the company is notified. */
async function ruling(order: PlacedOrder): Promise<unknown> {
  await stage.withdrawAtOnce({ ...order })
  const mails = await waitingMails(stage.test, 'cave@example.org')
  const told = mails.findLast(({ kind, data }) => kind === 'WITHDRAWAL_TEAM' && data['reference'] === order.reference)
  return [told?.data['standing'], told?.data['refund']]
}
const owed = (goods: number, fees: number): unknown[] => ['OPEN', expect.objectContaining({ goods, fees, total: goods + fees })]
const three = (id: number) => ({ id, quantity: 3 })

describe('goods that the law excludes from withdrawal', () => {
  it('need a review when the order contains nothing else', async () => {
    const order = await stage.placePaid({ products: [three(perishable)] })
    expect(await ruling(order)).toEqual(['EXEMPT', null])
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'NONE' })
  })

  it('are not refunded with the others, and neither is the shipping that they needed', async () => {
    const order = await stage.placePaid({ products: [three(perishable), three(stage.wines[0])] })
    expect(await ruling(order)).toEqual(owed(3750, 0))
  })

  it('are refunded with the rest when the company has cancelled', async () => {
    const order = await stage.placePaid({ products: [three(perishable), three(stage.wines[0])] })
    await stage.happen(order.id, 'CANCEL')
    expect(await ruling(order)).toEqual(owed(7500, 1490))
  })
})

describe('the refunded shipping', () => {
  it('is at most the cheapest standard rate for that many bottles', async () => {
    await addCarrier(stage.test.database.db, { code: 'PETIT', tariffs: [{ to: 5, price: 290 }] })
    expect(await ruling(await stage.placePaid())).toEqual(owed(7500, 690))
    expect(await ruling(await stage.placePaid({ products: [three(stage.wines[0])] }))).toEqual(owed(3750, 290))
  })

  it('is at most that rate for a pickup point too', async () => {
    const idCarrier = await addCarrier(stage.test.database.db, { code: 'MR24', deliveryType: 'PICKUP', tariffs: [{ price: 990 }] })
    const delivery = { type: 'PICKUP' as const, idCarrier, serviceCode: 'MR24', accessPointId: 'FR-000021' }
    expect(await ruling(await stage.placePaid({ delivery, deliveryPostalCode: '34600' }))).toEqual(owed(7500, 690))
  })

  it('is zero for a pickup in the shop', async () => {
    const fetched = { delivery: { type: 'NO_DELIVERY' as const }, deliveryPostalCode: null, deliveryIdCountry: null }
    expect(await ruling(await stage.placePaid(fetched))).toEqual(owed(7500, 0))
  })
})

describe('an order of a company', () => {
  it('mentions no right of withdrawal on its page or by mail, unlike one of a consumer', async () => {
    const told = async (wish: Parameters<WithdrawalStage['placePaid']>[0]) => {
      const { id, reference, token } = await stage.placePaid(wish)
      await stage.happen(id, 'PREPARE')
      await stage.test.database.db.transaction().execute(async (trx) => {
        const order = { siteId: shopId, orderId: id, now: new Date() }
        await sendShipment(trx, order, { trackingNumbers: [], parcels: 1 })
        await receiveShipment(trx, order)
      })
      const url = `/api/order/${reference}?token=${token}`
      const answer = await stage.test.app.inject({ url, headers: { host: 'cave.localhost' } })
      const mails = await waitingMails(stage.test, 'camille.roy@example.org')
      const mail = mails.find(({ kind, data }) => kind === 'ORDER_DELIVERED' && data['reference'] === reference)
      const { withdrawUntil, isForCompany } = answer.json<{ data: { withdrawUntil: string | null; isForCompany?: true } }>().data
      expect(isForCompany).toBe(wish?.company ? true : undefined)
      return [withdrawUntil, mail?.data['withdrawUntil']]
    }
    expect(await told({ company: { name: 'Aux Trois Verres' } })).toEqual([null, null])
    const [until, mailed] = await told({})
    expect([until, mailed]).toEqual([expect.stringMatching(/^\d{4}-/), until])
  })
})

describe('a product that is listed twice', () => {
  const named = (...quantities: number[]) => quantities.map((quantity) => ({ id: stage.wines[0], quantity }))
  const declare = async (body: Record<string, unknown>) => (await stage.withdraw(body)).data?.['declared'] as { products: string[] }

  it('is returned once with its sum, and rejected like one that exceeds the purchase', async () => {
    const { token, ...order } = await stage.placePaid({ products: [{ id: stage.wines[0], quantity: 6 }] })
    const once = (quantity: number): unknown[] => [expect.stringMatching(new RegExp(`^${quantity} × Cuvée`))]
    expect((await declare({ ...order, token, products: named(3, 2) })).products).toEqual(once(5))
    expect((await declare({ ...order, token, products: named(4, 2) })).products).toEqual(once(6))
    expect((await declare({ ...order, products: named(3, 2) })).products).toEqual(['5 × produit de cette commande'])
    for (const products of [named(7), named(7, 1), named(4, 4), named(3, 3, 1)])
      expect(await stage.withdraw({ ...order, token, products })).toMatchObject({ status: 422, faults: ['products OPTION'] })
  })
})

describe('a shop without an email address', () => {
  it('accepts withdrawals', async () => {
    const { parameters } = stage.test.app.features
    await parameters.set(shopId, 'COMPANY_EMAIL', null)
    const order = await stage.placePaid()
    expect(await stage.withdrawAtOnce({ ...order })).toMatch(/Z$/)
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
    await parameters.set(shopId, 'COMPANY_EMAIL', 'cave@example.org')
  })
})
