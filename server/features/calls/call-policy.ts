import type { CallDefinition } from '#schemas/api/define-call.ts'
import type { AccessPolicy } from '#server/plugins/policies.ts'

/** Who may make a call, and how often: the same over HTTP and by a form of a page. */
export function policyOfCall({ role, budget, errors }: CallDefinition): AccessPolicy {
  return { role, tellsExpiry: errors.includes('SESSION_EXPIRED'), ...(budget && { budget }) }
}
