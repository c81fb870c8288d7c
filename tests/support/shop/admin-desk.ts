import { afterAll, beforeAll } from 'vitest'
import type { AdminOrder } from '#schemas/api/shop/admin-order-calls.ts'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import type { TestAppOptions } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { shopId } from './shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from './withdrawal-stage.ts'

/** The target of an administrator action, with the version that was read. */
interface DeskAct {
  readonly id: number
  readonly version: number | null
  readonly body: Record<string, unknown>
  readonly token?: string | undefined
}

/** The response to an order event. */
export interface DeskAnswer {
  readonly status: number
  readonly message: string | null
  /** DONE, or the error code. */
  readonly code: string
  /** The invalid fields with their codes. */
  readonly faults: readonly string[]
  readonly data: unknown
  /** The order in a successful response. */
  readonly order: AdminOrder
}

/** A shop with sales and a logged-in administrator. */
export interface AdminDesk extends WithdrawalStage {
  readonly admin: TestMember
  /** Makes a call about an object, by default as the administrator. */
  act(name: 'order.happen' | 'stock.correct', about: DeskAct): ReturnType<typeof makeCall>
  /** Applies an event to the current version of an order. */
  say(order: Pick<PlacedOrder, 'id'>, body: Record<string, unknown>): Promise<DeskAnswer>
}

/** Opens a shop with its administrator. Call `close()` in `afterAll`. */
export async function adminDesk(options?: TestAppOptions): Promise<AdminDesk> {
  const stage = await withdrawalStage(options)
  const admin = await addMember(stage.test, { siteId: shopId, role: 'ADMIN' })
  const act: AdminDesk['act'] = (name, { id, version, body, token = admin.token }) => {
    const headers = version !== null && { headers: { 'if-match': `"${version}"` } }
    return makeCall(stage.test, name, body, { host: 'cave.localhost', token, id, ...headers })
  }
  const say: AdminDesk['say'] = async ({ id }, body) => {
    const { db } = stage.test.database
    const { version } = await db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()
    const { status, code, data, message } = await act('order.happen', { id, version, body })
    const faults = ((data?.['errors'] ?? []) as { field: string; code: string }[]).map((fault) => `${fault.field} ${fault.code}`)
    return { status, code: status === 200 ? 'DONE' : String(code), faults, data, message, order: data as unknown as AdminOrder }
  }
  return { ...stage, admin, act, say }
}

/** A shop shared by the tests of a file, with their common requests. */
export interface DeskOfTests {
  /** Available only while the tests run. */
  readonly stage: AdminDesk
  readonly say: (...told: Parameters<AdminDesk['say']>) => Promise<DeskAnswer>
  /** Applies an event to an order and returns DONE or the error code. */
  readonly codeOf: (order: Pick<PlacedOrder, 'id'>, body: Record<string, unknown>) => Promise<string>
  /** Returns the total of the refunds of an order in cents. */
  readonly moneyBack: (order: Pick<PlacedOrder, 'id'>) => Promise<number>
}

/** Opens a shop before the tests of a file and closes it afterwards. */
export function deskOfTests(): DeskOfTests {
  const stage = {} as AdminDesk
  beforeAll(async () => {
    Object.assign(stage, await adminDesk())
  })
  afterAll(() => stage.close())
  const say: AdminDesk['say'] = (order, body) => stage.say(order, body)
  return {
    ...{ stage, say },
    codeOf: async (order, body) => (await say(order, body)).code,
    moneyBack: async ({ id }) => {
      const rows = await stage.test.database.db.selectFrom('refunds').select('amount').where('order_id', '=', id).execute()
      return rows.reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}
