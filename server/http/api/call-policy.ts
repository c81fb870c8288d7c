import type { AccessPolicy } from '#server/http/guards/route-policies.ts'
import type { RegisteredCall } from './call-registry.ts'

/** The role of a call, and how it asks for the right of an administrator. */
function callersOf({ definition: { name, role }, asks }: RegisteredCall): AccessPolicy {
  if (role === 'V' || role === 'M') return { role }
  if (asks === undefined) throw new Error(`${name} asks for no right`)
  return { role, asks }
}

/** Returns the access policy of a call: its role, its right and its rate limit, the same over HTTP and for forms of pages. A writing call of members without a limit of its own gets `memberWrite`, which is counted for each session, so that a stolen session cannot use up the limit of its owner. */
export function policyOfCall(call: RegisteredCall): AccessPolicy {
  const { role, method, budget: own, errors, idempotent, byTokenAlone, alsoWithCodes } = call.definition
  const budget = own ?? (role !== 'V' && method !== 'GET' ? 'memberWrite' : undefined)
  return {
    ...callersOf(call),
    ...{ tellsExpiry: errors.includes('SESSION_EXPIRED'), ...(budget && { budget }), ...(idempotent && { isOnce: idempotent }) },
    ...{ ...(byTokenAlone && { byTokenAlone }), ...(alsoWithCodes && { alsoWithCodes }) },
  }
}
