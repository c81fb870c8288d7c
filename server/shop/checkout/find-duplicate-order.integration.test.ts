import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CallBody } from '#schemas/api/calls.ts'
import { silentLog } from '#server/database/log.ts'
import type { Caller, MemberCaller } from '#server/platform/scope/caller.ts'
import { buyer, orderBody, orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'

type Line = CallBody<'order.place'>['products'][number]

const warned: object[] = []
let stage: OrderStage
let red: number
let white: number
let shoppers = 0
let wish: OrderWish

beforeAll(async () => {
  const log = { ...silentLog, warn: (facts: object, message: string) => void warned.push({ ...facts, message }) }
  stage = await orderStage({ connections: 5, log })
  ;[red, white] = [(await addWine(stage.db, { onHand: 500 })).id, (await addWine(stage.db, { onHand: 500 })).id]
})
afterAll(() => stage.close())

beforeEach(() => {
  warned.length = 0
  shoppers += 1
  wish = { products: lines([red, 2], [white, 1]), user: buyer(`acheteur-${shoppers}`) }
})

const lines = (...wanted: readonly (readonly [id: number, quantity: number])[]): Line[] =>
  wanted.map(([id, quantity]) => ({ id, quantity }))
const place = async (how: OrderWish, caller?: Caller): Promise<string> => (await stage.place(how, caller)).order.reference

/** The remarks in the mail to the company besides the order. */
async function told(reference: string): Promise<unknown> {
  const mail = stage.db.selectFrom('mails').select('data').where('kind', '=', 'ORDER_TEAM').where('key', '=', reference)
  return ((await mail.executeTakeFirstOrThrow()).data as { twin?: unknown }).twin
}

async function memberOf(email: string): Promise<MemberCaller> {
  const account = { site_id: shopId, email, firstname: 'Alix', lastname: 'Morel', birthdate: '1990-01-31', password_hash: '' }
  const { id: userId } = await stage.db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
  const { sessionId } = await stage.features.sessions.open({ siteId: shopId, userId, device: 'Firefox, Linux' })
  return { kind: 'member', siteId: shopId, userId, role: 'MEMBER', sessionId, provedAt: new Date() }
}

it('a repeat within a minute without a key is placed, and the company is notified of the first', async () => {
  const first = await place(wish)
  expect([await told(first), warned]).toEqual([null, []])
  // The same goods in another order, by the same address written otherwise.
  const user = { ...wish.user!, email: ` Acheteur-${shoppers}@EXAMPLE.org`.trim() }
  const second = await place({ products: lines([white, 1], [red, 2]), user })
  expect(second).not.toBe(first)
  expect(await told(second)).toBe(first)
  // References alone: no name, no address.
  expect(warned).toEqual([{ site: shopId, order: second, twin: first, message: 'an order may have been sent twice' }])
  const third = await place(wish)
  expect(await told(third)).toBe(second)
})

it('of two concurrent ones the later is reported', async () => {
  const both = await Promise.all([place(wish), place(wish)])
  const [earlier, later] = both.toSorted()
  expect([await told(earlier!), await told(later!)]).toEqual([null, earlier])
  expect(warned).toHaveLength(1)
})

it('a member is known by the account', async () => {
  const [one, other] = [await memberOf(`membre-${shoppers}@example.org`), await memberOf(`autre-${shoppers}@example.org`)]
  const first = await place(wish, one)
  expect(await told(await place({ ...wish, user: buyer('quelqu-un') }, one))).toBe(first)
  expect(await told(await place(wish, other))).toBeNull()
})

it('a guest who gives the address of a member is another buyer', async () => {
  const name = `membre-${shoppers}`
  await place(wish, await memberOf(`${name}@example.org`))
  const first = await place({ ...wish, user: buyer(name) })
  expect([await told(first), warned]).toEqual([null, []])
  expect(await told(await place({ ...wish, user: buyer(name) }))).toBe(first)
})

it.each<[string, () => OrderWish]>([
  ['other numbers', () => ({ ...wish, products: lines([red, 1], [white, 2]) })],
  ['fewer goods', () => ({ ...wish, products: lines([red, 2]) })],
  ['another buyer', () => ({ ...wish, user: buyer('autre-personne') })],
])('nothing is said of %s', async (_, other) => {
  await place(wish)
  expect(await told(await place(other()))).toBeNull()
  expect(warned).toEqual([])
})

it('nothing is reported after a minute, nor of an order with a key', async () => {
  const first = await place(wish)
  const settle = () => Promise.resolve()
  const keyed = await stage.features.orders.place(
    { scope: stage.scope(), caller: { kind: 'visitor' }, network: null, settle },
    orderBody(wish),
  )
  expect(keyed.order.reference).not.toBe(first)
  const longAgo = new Date(Date.now() - 61_000)
  await stage.db.updateTable('orders').set({ created_at: longAgo }).where('reference', 'in', [first, keyed.order.reference]).execute()
  expect(await told(await place(wish))).toBeNull()
  expect(warned).toEqual([])
})
