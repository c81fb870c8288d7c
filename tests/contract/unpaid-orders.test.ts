import { beforeAll, describe, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import { buyer } from '#tests/support/shop/order-stage.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage } = deskOfTests()
const host = 'cave.localhost'

interface Listed {
  readonly orders: readonly Record<string, unknown>[]
  readonly total: number
}

const list = async (query: string, token = stage.admin.token) => {
  const headers = { authorization: token, host }
  const response = await stage.test.app.inject({ method: 'GET', url: `/api/admin/order/unpaid?${query}`, headers })
  return { status: response.statusCode, data: response.json<{ data: Listed }>().data }
}
const release = (ids: readonly number[], token = stage.admin.token) => makeCall(stage.test, 'order.release', { ids }, { host, token })
const rowOf = (id: number) => stage.test.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const unitsOf = async (id: number) => {
  const held = stage.test.database.db.selectFrom('order_holds').select('quantity').where('order_id', '=', id)
  return (await held.execute()).reduce((sum, { quantity }) => sum + quantity, 0)
}

let orders: PlacedOrder[]
beforeAll(async () => {
  const names = ['un', 'deux', 'trois', 'quatre']
  orders = []
  for (const name of names) orders.push(await stage.place({ user: buyer(name) }))
})

describe('the unpaid orders of a shop', () => {
  it('are listed to administrators with their units and the network from which they come', async () => {
    const { status, data } = await list('isProved=false&email=deux@example.org')
    expect(status).toBe(200)
    const { network_hash: network, created_at: createdAt } = await rowOf(orders[1]!.id)
    expect(network).toMatch(/^[\w-]{22}$/)
    expect(data).toMatchObject({
      total: 1,
      orders: [{ id: orders[1]!.id, email: 'deux@example.org', userId: null, isProved: false, units: 6, network, method: 'TRANSFER' }],
    })
    expect(Date.parse(String(data.orders[0]!['createdAt']))).toBe(Math.floor(createdAt.getTime() / 1000) * 1000)
    expect((await list(`network=${network}`)).data.orders.map(({ id }) => id)).toContain(orders[1]!.id)
    expect((await list('isProved=true')).data.total).toBe(0)
  })

  it('are released by an administrator: on sale again, with a mail and an entry of the log', async () => {
    const ids = [orders[0]!.id, orders[1]!.id]
    expect(await release(ids)).toMatchObject({ status: 200, data: { released: ids } })
    for (const id of ids)
      expect([(await rowOf(id)).payment_status, (await rowOf(id)).network_hash, await unitsOf(id)]).toEqual(['EXPIRED', null, 0])
    const { db } = stage.test.database
    const mails = db.selectFrom('mails').select('recipient').where('kind', '=', 'ORDER_EXPIRED').where('key', '=', orders[0]!.reference)
    expect(await mails.execute()).toEqual([{ recipient: 'un@example.org' }])
    const acts = db.selectFrom('audit_log').select(['actor_id', 'target']).where('action', '=', 'order.release').orderBy('id')
    expect(await acts.execute()).toEqual(ids.map((id) => ({ actor_id: stage.admin.userId, target: `order:${id}` })))
    expect((await list('email=un@example.org')).data.total).toBe(0)
  })

  it('stay as they are when one of those to release is paid, or is of no order of the site', async () => {
    const [, , waiting, paid] = orders
    await stage.happen(paid!.id, 'PAY')
    expect(await release([waiting!.id, paid!.id])).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
    expect(await release([waiting!.id, 999_999])).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect([(await rowOf(waiting!.id)).payment_status, await unitsOf(waiting!.id)]).toEqual(['AWAITING_TRANSFER', 6])
  })

  it('are neither listed to a member nor released by one', async () => {
    const { token } = await addMember(stage.test, { siteId: shopId, role: 'MEMBER' })
    expect((await list('', token)).status).toBe(403)
    expect(await release([orders[2]!.id], token)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})
