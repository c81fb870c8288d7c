import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireOrders } from '#server/shop/order-events/expire-orders.ts'
import { unpaidCeilings, unprovedHoldSeconds } from '#server/shop/settings/unpaid-ceilings.ts'
import { memberOfShop } from '#tests/support/accounts/shop-members.ts'
import { mailedToken, openMailedLink } from '#tests/support/shop/mailed-link.ts'
import { buyer, orderStage, tally, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine } from '#tests/support/shop/shop.ts'

const day = 86_400_000

let stage: OrderStage
let wine: number
let other: number
beforeAll(async () => {
  stage = await orderStage({ connections: 10, rateLimitFactor: 1 })
})
beforeEach(async () => {
  wine = (await addWine(stage.db, { onHand: 600 })).id
  other = (await addWine(stage.db, { onHand: 600 })).id
})
afterAll(() => stage.close())

let made = 0
/** Another visitor for each call. */
const stranger = () => buyer(`visiteur-${(made += 1)}`)
const order = (quantity: number, more: Partial<OrderWish> = {}) => ({ products: [{ id: wine, quantity }], user: stranger(), ...more })
const from = (network: string | null) => ({ network })
const placed = async (wish: OrderWish, at: string | null = null) => (await stage.place(wish, undefined, from(at))).order
const heldOf = async (id: number) => {
  const stock = stage.db.selectFrom('stocks').select('reserved').where('sellable_id', '=', id)
  return (await stock.executeTakeFirstOrThrow()).reserved
}
const rowOf = (reference: string) => stage.db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const expireAt = (now: number) => stage.db.transaction().execute((trx) => expireOrders(trx, new Date(now)))

describe('thirty unpaid orders of visitors', () => {
  it('leave the shop selling when they come from one network, each for all there is', async () => {
    const wishes = Array.from({ length: 30 }, () => order(unpaidCeilings.EMAIL.units))
    const outcomes = await Promise.all(wishes.map((wish) => stage.outcome(wish, undefined, from('réseau A'))))
    const fits = Math.floor(unpaidCeilings.NETWORK.units / unpaidCeilings.EMAIL.units)
    expect(tally(outcomes)).toEqual({ AWAITING_TRANSFER: fits, UNPAID_CEILING: 30 - fits })
    expect(await heldOf(wine)).toBe(fits * unpaidCeilings.EMAIL.units)
    expect(await stage.outcome(order(12), undefined, from('réseau B'))).toBe('AWAITING_TRANSFER')
  })

  it('leave the shop selling when they carry one e-mail address, from anywhere', async () => {
    const user = stranger()
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => stage.outcome(order(1, { user }), undefined, from(`réseau ${at}`))),
    )
    const { orders } = unpaidCeilings.EMAIL
    expect(tally(outcomes)).toEqual({ AWAITING_TRANSFER: orders, UNPAID_CEILING: 30 - orders })
    expect(await heldOf(wine)).toBe(orders)
  })

  it('are counted across what is sold', async () => {
    const user = stranger()
    await placed(order(unpaidCeilings.EMAIL.units - 1, { user }))
    const both = [wine, other].map((id) => ({ id, quantity: 1 }))
    expect(await stage.outcome({ products: both, user })).toBe('UNPAID_CEILING')
    expect(await stage.outcome({ products: [{ id: other, quantity: 1 }], user })).toBe('AWAITING_TRANSFER')
  })

  it('stop counting once they are paid or over', async () => {
    const user = stranger()
    const { orders } = unpaidCeilings.EMAIL
    for (let at = 0; at < orders; at += 1) await placed(order(1, { user }), 'réseau C')
    expect(await stage.outcome(order(1, { user }))).toBe('UNPAID_CEILING')
    await expireAt(Date.now() + day)
    expect(await stage.outcome(order(1, { user }))).toBe('AWAITING_TRANSFER')
    const ended = await stage.db.selectFrom('orders').select('id').where('network_hash', 'is not', null).execute()
    expect(ended).toEqual([])
  })

  it('leave no number of an order unused and no stock reserved when they are refused', async () => {
    const before = await placed(order(1))
    expect(await stage.outcome(order(unpaidCeilings.EMAIL.units + 1))).toBe('UNPAID_CEILING')
    const after = await placed(order(1))
    expect(Number(after.reference.slice(5)) - Number(before.reference.slice(5))).toBe(1)
    expect(await heldOf(wine)).toBe(2)
  })

  it('are not counted against a member who orders with the same address', async () => {
    const user = stranger()
    const member = await memberOfShop(stage, user.email!)
    for (let at = 0; at < unpaidCeilings.EMAIL.orders; at += 1) await placed(order(1, { user }))
    expect(await stage.outcome(order(unpaidCeilings.EMAIL.units + 1), member)).toBe('AWAITING_TRANSFER')
    expect(await stage.outcome(order(unpaidCeilings.ACCOUNT.units), member)).toBe('OUT_OF_STOCK')
  })
})

describe('an order by transfer', () => {
  it('holds its stock briefly while its e-mail address is unproved, with seven days to pay', async () => {
    const { reference, expiresAt } = await placed(order(6))
    const row = await rowOf(reference)
    expect(row.expires_at!.getTime() - row.created_at.getTime()).toBe(unprovedHoldSeconds * 1000)
    expect(row.due_at!.getTime() - row.created_at.getTime()).toBe(7 * day)
    expect(Date.parse(expiresAt!)).toBeLessThanOrEqual(row.expires_at!.getTime())
    await expireAt(row.expires_at!.getTime() + 1)
    expect([(await rowOf(reference)).payment_status, await heldOf(wine)]).toEqual(['EXPIRED', 0])
  })

  it('holds it for its seven days once the link of its mail is opened', async () => {
    const { reference } = await placed(order(6))
    const before = await rowOf(reference)
    const view = await openMailedLink(stage, { reference })
    expect(view.transfer).not.toHaveProperty('confirmBy')
    const row = await rowOf(reference)
    expect([row.expires_at, row.due_at]).toEqual([before.due_at, null])
    await expireAt(before.created_at.getTime() + 7 * day - 1000)
    expect([(await rowOf(reference)).payment_status, await heldOf(wine)]).toEqual(['AWAITING_TRANSFER', 6])
  })

  it('proves nothing by the token that the browser got when the order was placed', async () => {
    const { reference, accessToken } = await placed(order(6))
    const view = await stage.features.orders.get({ scope: stage.scope(), caller: { kind: 'visitor' } }, { reference, token: accessToken })
    const row = await rowOf(reference)
    expect(row.email_proved_at).toBeNull()
    expect(view.transfer?.confirmBy).toBe(view.expiresAt)
    expect(await mailedToken(stage, reference)).not.toBe(accessToken)
  })

  it('needs no link of a member, whose address is proved', async () => {
    const caller = await memberOfShop(stage, stranger().email!)
    const { reference } = (await stage.place(order(6), caller)).order
    const row = await rowOf(reference)
    expect(row.expires_at!.getTime() - row.created_at.getTime()).toBe(7 * day)
    expect(row.due_at).toBeNull()
  })
})
