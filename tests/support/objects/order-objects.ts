import { jsonb } from '#server/database/jsonb.ts'
import { hashToken, newToken } from '#server/platform/tokens/opaque-token.ts'
import { addToken } from '#server/shop/order-links/order-link.ts'
import type { TestApp } from '../server/app.ts'
import { addOrder } from '../sites/two-sites-orders.ts'
import type { MadeObject, ObjectCase, ObjectOwner } from './object-case.ts'

interface MadeOrder {
  readonly id: number
  readonly reference: string
  readonly token: string
  /** The token of a mailed link. */
  readonly mailed: string
  readonly email: string
}

let made = 0

/** Creates an order of an account or a visitor. `isOpen` leaves its transfer pending. */
async function makeOrder({ database: { db } }: TestApp, { siteId, userId, email }: ObjectOwner, isOpen = false): Promise<MadeOrder> {
  const [token, mailed] = [newToken(), newToken()]
  const reference = `2026-9${String((made += 1)).padStart(5, '0')}`
  const id = await addOrder(db, {
    ...{ site_id: siteId, reference, user_id: userId, email, token_hash: hashToken(token) },
    ...(isOpen && { payment_status: 'AWAITING_TRANSFER', expires_at: new Date(Date.now() + 86_400_000) }),
  })
  await db.transaction().execute((trx) => addToken(trx, { siteId, orderId: id }, mailed))
  return { id, reference, token, mailed, email }
}

/** Returns the requests for an order: by its account, by its token and by the token of a mailed link. A token opens its own order only. */
function everyWay(
  shared: Pick<ObjectCase, 'route' | 'opens' | 'refuses' | 'opensToDesk'> & { readonly isOpen?: boolean },
  ask: (order: MadeOrder, token?: string) => Omit<MadeObject, 'unopened'>,
): ObjectCase[] {
  const { isOpen, ...rest } = shared
  return [
    {
      ...{ ...rest, about: 'an order, by its buyer’s session', opensTo: 'owner', mayBeNobodys: true },
      make: async (test, owner) => {
        const order = await makeOrder(test, owner, isOpen)
        return ask(order)
      },
    },
    ...(['token', 'mailed'] as const).map((kind): ObjectCase => ({
      ...{ ...rest, about: kind === 'token' ? 'an order, by its token' : 'an order, by a link of a mail', opensTo: 'everyone' },
      make: async (test, owner) => {
        const order = await makeOrder(test, owner, isOpen)
        const other = await makeOrder(test, { ...owner, userId: null }, isOpen)
        const tokens = [other[kind], newToken(), '']
        return { ...ask(order, order[kind]), unopened: tokens.map((token) => ask(order, token)) }
      },
    })),
  ]
}

const withToken = (path: string, token?: string) => ({ path: token === undefined ? path : `${path}?token=${token}` })

async function makeShipment(test: TestApp, owner: ObjectOwner): Promise<MadeOrder> {
  const order = await makeOrder(test, owner)
  await test.database.db
    .insertInto('order_shipments')
    .values({
      ...{ site_id: owner.siteId, order_id: order.id, number: 1, lines: jsonb([{ line: 0, quantity: 6 }]), carrier: 'Colissimo' },
      ...{ tracking_numbers: [], parcels: 1, shipped_at: new Date() },
    })
    .execute()
  return order
}

async function makeWithdrawal({ database: { db } }: TestApp, { siteId, email }: ObjectOwner): Promise<string> {
  const token = newToken()
  await db
    .insertInto('withdrawals')
    .values({ site_id: siteId, token_hash: hashToken(token), reference: '2026-000123', email, name: 'Alix Morel', locale: 'fr_FR' })
    .execute()
  return token
}

const closed = { opens: 200, refuses: '404 NOT_FOUND' } as const

/** Orders and their dependent objects. */
export const orderObjects: readonly ObjectCase[] = [
  ...everyWay({ ...closed, route: 'GET /api/order/:reference' }, ({ reference }, token) => withToken(`/api/order/${reference}`, token)),
  ...everyWay({ ...closed, route: 'GET /api/order/:reference/invoice', opensToDesk: true }, ({ reference }, token) =>
    withToken(`/api/order/${reference}/invoice`, token),
  ),
  ...everyWay({ ...closed, route: 'POST /api/order/:reference/payment', isOpen: true }, ({ reference }, token) => ({
    path: `/api/order/${reference}/payment`,
    body: { method: 'TRANSFER', ...(token !== undefined && { token }) },
  })),
  ...everyWay({ ...closed, route: 'POST /api/order/:reference/payment', isOpen: true }, ({ reference }, token) => ({
    ...withToken(`/api/order/${reference}/payment`, token),
    body: { method: 'TRANSFER' },
  }))
    .slice(1)
    .map((each) => ({ ...each, about: `${each.about} in the address` })),
  {
    ...{ route: 'POST /api/order/withdrawal', about: 'an order, by its buyer’s session', opensTo: 'owner', mayBeNobodys: true },
    ...{ opens: 201, refuses: '201 ', notes: ['withdrawals'] },
    // A declaration on an order of another gets the same response and is not linked to it.
    make: async (test, owner) => {
      const { id, reference, email } = await makeOrder(test, owner)
      const isReached = async () => (await test.database.pool.query('select from withdrawals where order_id = $1', [id])).rowCount !== 0
      return { path: '/api/order/withdrawal', body: { reference, email, name: 'Alix Morel' }, isReached }
    },
  },
  {
    ...{
      route: 'POST /api/order/withdrawal',
      about: 'an order, by its token',
      opensTo: 'everyone',
      opens: 201,
      refuses: '422 TOKEN_INVALID',
    },
    make: async (test, owner) => {
      const { reference, email, token } = await makeOrder(test, owner)
      const other = await makeOrder(test, owner)
      const ask = (brought: string) => ({
        path: '/api/order/withdrawal',
        body: { reference, email, name: 'Alix Morel', token: brought },
      })
      return { ...ask(token), unopened: [ask(other.token), ask(newToken())] }
    },
  },
  {
    ...{ route: 'POST /api/order/withdrawal/:id/confirm', about: 'a withdrawal, by its token', opensTo: 'everyone' },
    ...closed,
    make: async (test, owner) => ({ path: `/api/order/withdrawal/${await makeWithdrawal(test, owner)}/confirm` }),
  },
  {
    ...{
      route: 'POST /api/order/link',
      about: 'the links to one’s orders',
      opensTo: 'everyone',
      opens: 202,
      refuses: '202 ',
      notes: ['mails'],
    },
    make: async (test, owner) => {
      const { id, reference, email } = await makeOrder(test, { ...owner, email: `acheteur-${(made += 1)}@example.org` })
      const isReached = async () => (await test.database.pool.query('select from order_links where order_id = $1', [id])).rowCount === 2
      const ask = (to: string) => ({ path: '/api/order/link', body: { reference, email: to } })
      return { ...ask(email), isReached, unopened: [ask('quelqu-un-d-autre@example.org')] }
    },
  },
  {
    ...{ route: 'GET /api/admin/order/:id/shipment/:number/note', about: 'a delivery note', opensTo: 'desk', ...closed },
    make: async (test, owner) => ({ path: `/api/admin/order/${(await makeShipment(test, owner)).id}/shipment/1/note` }),
  },
  {
    ...{ route: 'PUT /api/admin/order/:id/status', about: 'an order', opensTo: 'desk', ...closed },
    make: async (test, owner) => ({
      path: `/api/admin/order/${(await makeOrder(test, owner)).id}/status`,
      body: { event: 'PREPARE' },
      headers: { 'if-match': '"1"' },
    }),
  },
  {
    ...{ route: 'POST /api/admin/order/unpaid/release', about: 'an unpaid order', opensTo: 'desk', ...closed },
    make: async (test, owner) => ({ path: '/api/admin/order/unpaid/release', body: { ids: [(await makeOrder(test, owner, true)).id] } }),
  },
  {
    ...{ route: 'PUT /api/admin/stock/:id', about: 'a stock', opensTo: 'desk', ...closed },
    make: async ({ database: { db } }, { siteId }) => {
      const id = siteId === 37 ? 3040 : 3138
      const { version } = await db.selectFrom('stocks').select('version').where('sellable_id', '=', id).executeTakeFirstOrThrow()
      return {
        path: `/api/admin/stock/${id}`,
        body: { delta: 1, reason: 'Mise en bouteille' },
        headers: { 'if-match': `"${version}"` },
      }
    },
  },
]
