import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'

/** Returns the access policy of a call: its role and its rate limit, the same over HTTP and for forms of pages. A writing call of members without a limit of its own gets `memberWrite`, which is counted for each session, so that a stolen session cannot use up the limit of its owner. */
export function policyOfCall({ role, method, budget: own, errors, idempotent, byTokenAlone, alsoWithCodes }: CallDefinition): AccessPolicy {
  const budget = own ?? (role !== 'V' && method !== 'GET' ? 'memberWrite' : undefined)
  const declared = {
    ...{ ...(budget && { budget }), ...(idempotent && { isOnce: idempotent }) },
    ...{ ...(byTokenAlone && { byTokenAlone }), ...(alsoWithCodes && { alsoWithCodes }) },
  }
  return { role, tellsExpiry: errors.includes('SESSION_EXPIRED'), ...declared }
}
