import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStripe } from '#server/adapters/stripe/stripe-provider.ts'
import { silentLog } from '#server/database/log.ts'
import { unprovedHoldSeconds } from '#server/shop/settings/unpaid-ceilings.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { openMailedLink } from '#tests/support/shop/mailed-link.ts'
import { buyer, orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { StripeServer, stripeKeys } from '#tests/support/payments/stripe-server.ts'

// A Monday, at ten in Paris.
const now = Date.parse('2026-11-16T09:00:00Z')
// A transfer comes in the course of the Wednesday.
const [today, tomorrow, arrival, soonest, later] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-12-07']
const hourMs = 3_600_000
const stripe = new StripeServer()

let stage: OrderStage
let transferOnly: OrderStage
let wine: number

async function openCellar(shop: OrderStage): Promise<number> {
  const at = { address: '1, rue du Chai', postal_code: '34600', city: 'Faugères' }
  const place = { site_id: shopId, types: ['CLICK_AND_COLLECT'] as never, name: 'Caveau', ...at }
  const { id: idAddress } = await shop.db.insertInto('company_addresses').values(place).returning('id').executeTakeFirstOrThrow()
  const schedule = { idAddress, from: '11:00', to: '12:00', capacity: 8 }
  const night = { ...schedule, id: 4, day: 4, from: '01:00' }
  const schedules = [...[1, 2, 3].map((day) => ({ ...schedule, id: day, day })), night]
  await shop.set({ CLICK_AND_COLLECT_HOURS: JSON.stringify({ leadHours: 0, schedules }) })
  return idAddress
}

let cellar: number
beforeAll(async () => {
  const apiBase = await stripe.start()
  const paymentProvider = await openStripe({ ...stripeKeys, apiBase }, () => now)
  stage = await orderStage({ clock: () => now, connections: 5, paymentProvider })
  transferOnly = await orderStage({ clock: () => now, connections: 5 })
  wine = (await addWine(stage.db, { onHand: 500 })).id
  cellar = await openCellar(stage)
  await openCellar(transferOnly)
})
afterAll(async () => {
  await stage.close()
  await transferOnly.close()
  await stripe.close()
})

let buyers = 0
/** Another visitor for each order: an address gets few confirmations in an hour. */
const collected = (dateSchedule: string, method: 'CARD' | 'SEPA_DEBIT' | 'TRANSFER'): OrderWish => ({
  ...{ products: [{ id: wine, quantity: 1 }], user: buyer(`retrait-${(buyers += 1)}`), dateSchedule, payment: { method } },
  idSchedule: new Date(`${dateSchedule}T00:00:00Z`).getUTCDay(),
  delivery: { type: 'CLICK_AND_COLLECT', idAddress: cellar },
})
const visitor = { kind: 'visitor' } as const
const pay = (
  { reference, accessToken: token }: { reference: string; accessToken: string },
  method: 'SEPA_DEBIT' | 'TRANSFER' = 'TRANSFER',
) => stage.features.payments.pay({ scope: stage.scope(), caller: visitor }, { params: { reference }, body: { token, method } })
const view = ({ reference, accessToken: token }: { reference: string; accessToken: string }) =>
  stage.features.orders.get({ scope: stage.scope(), caller: visitor }, { reference, token })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code, data }: { code: string; data?: object }) => ({ code, ...data }),
  )
const holdOf = async (id: number): Promise<number> => {
  const row = await stage.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return ((row.expires_at?.getTime() ?? 0) - row.created_at.getTime()) / hourMs
}
/** The number of reminders that a run sends after some hours. */
const remindIn = async (hours: number) => {
  const { db, features } = stage
  const clock = () => Date.now() + hours * hourMs
  const { counts } = await createJobs({ db, features, dataDir: '/nowhere', jobs, clock, log: silentLog }).run('orders.reminders')
  return counts['reminded']
}
const late = { code: 'PAYMENT_UNAVAILABLE', reason: 'TRANSFER_LATE' }

describe('a transfer for an order that is collected', () => {
  it('is accepted where it arrives in time, awaited until then, and not reminded of at once', async () => {
    for (const near of [today, tomorrow, arrival]) expect(await refusal(stage.place(collected(near, 'TRANSFER')))).toEqual(late)
    const { order } = await stage.place(collected(soonest, 'TRANSFER'))
    await openMailedLink(stage, order)
    expect(order).not.toHaveProperty('takesTransfer')
    expect(await holdOf(order.id)).toBeCloseTo(63, 1)
    const told = [await remindIn(0.2), await remindIn(2), await remindIn(23), await remindIn(25), await remindIn(26)]
    expect(told).toEqual([0, 0, 0, 1, 0])
  })

  it('is not asked where nothing is to pay', async () => {
    const { id } = await addWine(stage.db, { price: 0 })
    const { order } = await stage.place({ ...collected(tomorrow, 'TRANSFER'), products: [{ id, quantity: 1 }] })
    expect(order.status).toBe('PAID')
  })

  it('is offered at no time that is nearer; where nothing else is taken there are no such times', async () => {
    const dates = async (shop: OrderStage) => (await shop.features.delivery.collectTimes(shop.scope()))?.slice(0, 4)
    const times = (await dates(stage))?.map(({ date, takesTransfer }) => [date, takesTransfer])
    expect(times).toEqual([
      [today, false],
      [tomorrow, false],
      [arrival, false],
      [soonest, undefined],
    ])
    expect((await dates(transferOnly))?.[0]).toMatchObject({ date: soonest })
  })

  it('in place of a card is awaited until the time begins, for a week at most after verification', async () => {
    const { order } = await stage.place(collected(soonest, 'CARD'))
    expect([await holdOf(order.id), (await view(order)).takesTransfer]).toEqual([0.5, true])
    expect((await pay(order)).payment).toMatchObject({ method: 'TRANSFER', label: order.reference })
    await openMailedLink(stage, order)
    expect(await holdOf(order.id)).toBeCloseTo(63, 1)
    expect(await view(order)).toMatchObject({ payment: 'AWAITING_TRANSFER' })
    const { order: far } = await stage.place(collected(later, 'CARD'))
    await pay(far)
    expect(await holdOf(far.id)).toBeCloseTo(unprovedHoldSeconds / 3600, 1)
    await openMailedLink(stage, far)
    expect(await holdOf(far.id)).toBeCloseTo(168, 1)
  })

  it('in place of a card is neither offered nor accepted where it would arrive too late', async () => {
    const { order } = await stage.place(collected(tomorrow, 'CARD'))
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', takesTransfer: false })
    expect(await view(order)).not.toHaveProperty('takesTransfer')
    expect(await refusal(pay(order))).toEqual(late)
    expect(await holdOf(order.id)).toBe(0.5)
    expect(await view(order)).toMatchObject({ payment: 'PENDING_PAYMENT' })
  })
})

describe('a debit for an order that is collected', () => {
  // Handed in on the Tuesday at the latest, and paid six working days after.
  const [near, intime] = ['2026-11-24', '2026-11-25']
  const lateDebit = { code: 'PAYMENT_UNAVAILABLE', reason: 'DEBIT_LATE' }

  it('is offered and taken from the day on by which it is settled', async () => {
    const times = (await stage.features.delivery.collectTimes(stage.scope()))?.map(({ date, takesDebit }) => [date, takesDebit])
    expect(times?.filter(([date]) => date === near || date === intime)).toEqual([
      [near, false],
      [intime, undefined],
    ])
    for (const day of [today, near]) expect(await refusal(stage.place(collected(day, 'SEPA_DEBIT')))).toEqual(lateDebit)
    const { order } = await stage.place(collected(intime, 'SEPA_DEBIT'))
    expect(order).not.toHaveProperty('takesDebit')
    expect(await view(order)).not.toHaveProperty('takesDebit')
  })

  it('in place of a card is neither offered nor accepted where it would settle too late', async () => {
    const { order } = await stage.place(collected(near, 'CARD'))
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', takesDebit: false })
    expect(await view(order)).toMatchObject({ payment: 'PENDING_PAYMENT', takesTransfer: true, takesDebit: false })
    expect(await refusal(pay(order, 'SEPA_DEBIT'))).toEqual(lateDebit)
    const { order: far } = await stage.place(collected(intime, 'CARD'))
    expect((await pay(far, 'SEPA_DEBIT')).payment).toMatchObject({ method: 'SEPA_DEBIT' })
  })

  it('is not asked where nothing is to pay, nor where no day is booked', async () => {
    const { id } = await addWine(stage.db, { price: 0 })
    const { order } = await stage.place({ ...collected(tomorrow, 'SEPA_DEBIT'), products: [{ id, quantity: 1 }] })
    expect(order.status).toBe('PAID')
    const sent = await stage.place({ products: [{ id: wine, quantity: 1 }], payment: { method: 'SEPA_DEBIT' } })
    expect([sent.order.status, sent.order.takesDebit]).toEqual(['PENDING_PAYMENT', undefined])
  })
})
