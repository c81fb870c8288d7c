import { makeCall } from './account-calls.ts'
import { addMember, type TestMember } from './members.ts'
import { shopId } from './shop.ts'
import { withdrawalStage, type WithdrawalStage } from './withdrawal-stage.ts'

/** What is told at the desk, and of what: in the version that was read, or in none. */
interface DeskAct {
  readonly id: number
  readonly version: number | null
  readonly body: Record<string, unknown>
  readonly token?: string | undefined
}

/** A shop that has sold, and an administrator of it at work. */
export interface AdminDesk extends WithdrawalStage {
  readonly admin: TestMember
  /** Makes a call about something; as the administrator, unless another token is given. */
  act(name: 'order.happen' | 'stock.correct', about: DeskAct): ReturnType<typeof makeCall>
}

/** Opens a shop and its desk; call `close()` in `afterAll`. */
export async function adminDesk(): Promise<AdminDesk> {
  const stage = await withdrawalStage()
  const admin = await addMember(stage.test, { siteId: shopId, role: 'ADMIN' })
  const act: AdminDesk['act'] = (name, { id, version, body, token = admin.token }) => {
    const headers = version !== null && { headers: { 'if-match': `"${version}"` } }
    return makeCall(stage.test, name, body, { host: 'cave.localhost', token, id, ...headers })
  }
  return { ...stage, admin, act }
}
