import { afterAll, beforeAll } from 'vitest'
import type { AdminOrder } from '#schemas/api/shop/admin-order-calls.ts'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import type { TestAppOptions } from '#tests/support/server/app.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { shopId } from './shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from './withdrawal-stage.ts'

/** What is told at the desk, and of what: in the version that was read, or in none. */
interface DeskAct {
  readonly id: number
  readonly version: number | null
  readonly body: Record<string, unknown>
  readonly token?: string | undefined
}

/** What the desk is answered when it has told what happened to an order. */
export interface DeskAnswer {
  readonly status: number
  readonly message: string | null
  /** DONE, or why not. */
  readonly code: string
  /** Which fields are at fault, and how. */
  readonly faults: readonly string[]
  readonly data: unknown
  /** The data of an answer that is not a refusal. */
  readonly order: AdminOrder
}

/** A shop that has sold, and an administrator of it at work. */
export interface AdminDesk extends WithdrawalStage {
  readonly admin: TestMember
  /** Makes a call about something; as the administrator, unless another token is given. */
  act(name: 'order.happen' | 'stock.correct', about: DeskAct): ReturnType<typeof makeCall>
  /** Says what has happened to an order, in the version that is there. */
  say(order: Pick<PlacedOrder, 'id'>, body: Record<string, unknown>): Promise<DeskAnswer>
}

/** Opens a shop and its desk; call `close()` in `afterAll`. */
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

/** A desk that the tests of a file share, and what they all ask of it. */
export interface DeskOfTests {
  /** Only there once the tests run. */
  readonly stage: AdminDesk
  readonly say: (...told: Parameters<AdminDesk['say']>) => Promise<DeskAnswer>
  /** What the desk answers when it is told what happened to an order: DONE, or why not. */
  readonly codeOf: (order: Pick<PlacedOrder, 'id'>, body: Record<string, unknown>) => Promise<string>
  /** How much money goes back to the buyer of an order in all, in cents. */
  readonly moneyBack: (order: Pick<PlacedOrder, 'id'>) => Promise<number>
}

/** Opens a desk before the tests of a file, and closes it after them. */
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
