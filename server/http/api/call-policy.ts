import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { AccessPolicy } from '#server/http/guards/route-policies.ts'

/** Who may make a call, and how often: the same over HTTP and by a form of a page. What members write has a budget even where the call names none: each session its own, so that a stolen one leaves the owner every way to end it. */
export function policyOfCall({ role, method, budget: own, errors, idempotent, byTokenAlone, alsoWithCodes }: CallDefinition): AccessPolicy {
  const budget = own ?? (role !== 'V' && method !== 'GET' ? 'memberWrite' : undefined)
  const declared = {
    ...{ ...(budget && { budget }), ...(idempotent && { isOnce: idempotent }) },
    ...{ ...(byTokenAlone && { byTokenAlone }), ...(alsoWithCodes && { alsoWithCodes }) },
  }
  return { role, tellsExpiry: errors.includes('SESSION_EXPIRED'), ...declared }
}
