import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { makeCall, newCaller } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp, type TestAppOptions } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { orderBody, type OrderWish } from './order-stage.ts'
import { addCarrier, addWine, setParameters, shopId } from './shop.ts'

const host = 'cave.localhost'

/** A placed order with its tokens. */
export interface PlacedOrder {
  readonly id: number
  readonly reference: string
  readonly token: string
}

/** A shop with sales, for withdrawal tests. */
export interface WithdrawalStage {
  readonly test: TestApp
  /** The variant ids of two wines of 12.50 €. */
  readonly wines: readonly [number, number]
  place(wish?: Partial<OrderWish>, session?: string): Promise<PlacedOrder>
  /** Applies events to an order in sequence. */
  happen(id: number, ...events: OrderEvent[]): Promise<void>
  /** Places an order with a received transfer. */
  placePaid(wish?: Partial<OrderWish>): Promise<PlacedOrder>
  withdraw(body: Record<string, unknown>, session?: string): ReturnType<typeof makeCall>
  confirm(id: unknown): Promise<{ status: number; receivedAt: string | undefined }>
  /** Declares and confirms a withdrawal, and returns the time of its receipt. */
  withdrawAtOnce(body: Record<string, unknown>, session?: string): Promise<string>
  order(reference: string): Promise<{ withdrawal: string; payment: string }>
  close(): Promise<void>
}

/** Opens a shop with two wines and two carriers, the more expensive one first. Call `close()` in `afterAll`. */
export async function withdrawalStage(options: TestAppOptions = {}): Promise<WithdrawalStage> {
  const test = await testApp({ template: twoSites, ...options, env: { RATE_LIMIT_FACTOR: '1000', ...options.env } })
  const { db } = test.database
  const carrier = await addCarrier(db, { code: 'COLI' })
  await addCarrier(db, { code: 'ECO', deliveryType: 'PICKUP', tariffs: [{ to: 36, price: 690 }] })
  const wines = [(await addWine(db, { onHand: 9000 })).id, (await addWine(db, { onHand: 9000 })).id] as const
  await setParameters(db, {
    ...{ BANK_IBAN: 'FR7630006000011234567890189', COMPANY_EMAIL: 'cave@example.org' },
    SALE_TERMS: '<p>Vous avez un droit de rétractation.</p>',
  })
  await test.app.features.directory.refresh(shopId)

  const withdraw: WithdrawalStage['withdraw'] = (body, session) =>
    makeCall(test, 'order.withdraw', { name: 'Camille Roy', email: 'camille.roy@example.org', ...body }, { host, token: session })
  const confirm: WithdrawalStage['confirm'] = async (id) => {
    const url = `/api/order/withdrawal/${String(id)}/confirm`
    const response = await test.app.inject({ method: 'POST', url, headers: { host }, remoteAddress: newCaller() })
    return { status: response.statusCode, receivedAt: response.json<{ data: { receivedAt?: string } }>().data.receivedAt }
  }
  const place: WithdrawalStage['place'] = async (wish = {}, session) => {
    const delivery = { delivery: { type: 'DELIVERY' as const, idCarrier: carrier }, deliveryPostalCode: '75011', deliveryIdCountry: 1 }
    const products = wines.map((id) => ({ id, quantity: 3 }))
    const { data } = await makeCall(test, 'order.place', { ...orderBody({ products, ...delivery, ...wish }) }, { host, token: session })
    const { id, reference, accessToken: token } = data?.['order'] as { id: number; reference: string; accessToken: string }
    return { id, reference, token }
  }
  const happen: WithdrawalStage['happen'] = (orderId, ...events) =>
    db.transaction().execute(async (trx) => {
      for (const event of events) await applyOrderEvent(trx, { siteId: shopId, orderId, event, now: new Date() })
    })
  return {
    ...{ test, wines, withdraw, confirm, place, happen },
    placePaid: async (wish) => {
      const order = await place(wish)
      await happen(order.id, 'PAY')
      return order
    },
    withdrawAtOnce: async (body, session) => {
      const { data } = await withdraw(body, session)
      const { receivedAt } = await confirm(data?.['withdrawalId'])
      if (receivedAt === undefined) throw new Error('the withdrawal was not received')
      return receivedAt
    },
    order: async (reference) => {
      const row = await db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
      return { withdrawal: row.withdrawal_status, payment: row.payment_status }
    },
    close: () => test.close(),
  }
}
