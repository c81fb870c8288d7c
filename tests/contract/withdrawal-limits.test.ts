import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveShipment, sendShipment } from '#server/shop/desk/shipments.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addCarrier, addWine, shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

let stage: WithdrawalStage
/** What the law lets nobody withdraw from, 12.50 € each. */
let perishable: number

beforeAll(async () => {
  stage = await withdrawalStage()
  const { db } = stage.test.database
  const { id, productId } = await addWine(db)
  await db.updateTable('products').set({ withdrawal_exempt: 'PERISHABLE' }).where('id', '=', productId).execute()
  perishable = id
})
afterAll(() => stage.close())

/** How the company is told that a withdrawal stands, and what is to be given back. */
async function ruling(order: PlacedOrder): Promise<unknown> {
  await stage.withdrawAtOnce({ ...order })
  const mails = await waitingMails(stage.test, 'cave@example.org')
  const told = mails.findLast(({ kind, data }) => kind === 'WITHDRAWAL_TEAM' && data['reference'] === order.reference)
  return [told?.data['standing'], told?.data['refund']]
}
const owed = (goods: number, fees: number): unknown[] => ['OPEN', expect.objectContaining({ goods, fees, total: goods + fees })]
const three = (id: number) => ({ id, quantity: 3 })

describe('goods that the law leaves out of the right to withdraw', () => {
  it('are for a person to look at when there is nothing else in the order', async () => {
    const order = await stage.placePaid({ products: [three(perishable)] })
    expect(await ruling(order)).toEqual(['EXEMPT', null])
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'NONE' })
  })

  it('are not given back with the others, nor is the shipping, of which they had need too', async () => {
    const order = await stage.placePaid({ products: [three(perishable), three(stage.wines[0])] })
    expect(await ruling(order)).toEqual(owed(3750, 0))
  })

  it('are given back with the rest when it is the company that has cancelled', async () => {
    const order = await stage.placePaid({ products: [three(perishable), three(stage.wines[0])] })
    await stage.happen(order.id, 'CANCEL')
    expect(await ruling(order)).toEqual(owed(7500, 1490))
  })
})

describe('the shipping that is given back', () => {
  it('is no more than the cheapest standard way takes for as many bottles, though fewer would cost less', async () => {
    await addCarrier(stage.test.database.db, { code: 'PETIT', tariffs: [{ to: 5, price: 290 }] })
    expect(await ruling(await stage.placePaid())).toEqual(owed(7500, 690))
    expect(await ruling(await stage.placePaid({ products: [three(stage.wines[0])] }))).toEqual(owed(3750, 290))
  })

  it('is no more than that to a place where parcels wait either', async () => {
    const idCarrier = await addCarrier(stage.test.database.db, { code: 'MR24', deliveryType: 'PICKUP', tariffs: [{ price: 990 }] })
    const delivery = { type: 'PICKUP' as const, idCarrier, serviceCode: 'MR24', accessPointId: 'FR-000021' }
    expect(await ruling(await stage.placePaid({ delivery, deliveryPostalCode: '34600' }))).toEqual(owed(7500, 690))
  })

  it('is nothing where nothing was carried', async () => {
    const fetched = { delivery: { type: 'NO_DELIVERY' as const }, deliveryPostalCode: null, deliveryIdCountry: null }
    expect(await ruling(await stage.placePaid(fetched))).toEqual(owed(7500, 0))
  })
})

describe('an order of a company', () => {
  it('is not said to be open to withdrawal, where it is followed or by mail; one of a consumer is', async () => {
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

describe('a product that is named twice', () => {
  const named = (...quantities: number[]) => quantities.map((quantity) => ({ id: stage.wines[0], quantity }))
  const declare = async (body: Record<string, unknown>) => (await stage.withdraw(body)).data?.['declared'] as { products: string[] }

  it('is read back once, as many as there are of it, and refused like one that is named once when there are more than were bought', async () => {
    const { token, ...order } = await stage.placePaid({ products: [{ id: stage.wines[0], quantity: 6 }] })
    const once = (quantity: number): unknown[] => [expect.stringMatching(new RegExp(`^${quantity} × Cuvée`))]
    expect((await declare({ ...order, token, products: named(3, 2) })).products).toEqual(once(5))
    expect((await declare({ ...order, token, products: named(4, 2) })).products).toEqual(once(6))
    expect((await declare({ ...order, products: named(3, 2) })).products).toEqual(['5 × produit de cette commande'])
    for (const products of [named(7), named(7, 1), named(4, 4), named(3, 3, 1)])
      expect(await stage.withdraw({ ...order, token, products })).toMatchObject({ status: 422, faults: ['products OPTION'] })
  })
})

describe('a shop that has no address of its own', () => {
  it('takes withdrawals all the same', async () => {
    const { parameters } = stage.test.app.features
    await parameters.set(shopId, 'COMPANY_EMAIL', null)
    const order = await stage.placePaid()
    expect(await stage.withdrawAtOnce({ ...order })).toMatch(/Z$/)
    expect(await stage.order(order.reference)).toMatchObject({ withdrawal: 'CONFIRMED' })
    await parameters.set(shopId, 'COMPANY_EMAIL', 'cave@example.org')
  })
})
