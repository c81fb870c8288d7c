import { errors, type ErrorCode } from '#schemas/errors/errors.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'

function commonErrors(call: CallDefinition): ErrorCode[] {
  return [
    'BAD_REQUEST',
    'SITE_UNKNOWN',
    ...(call.role === 'V' ? [] : (['UNAUTHENTICATED', 'SESSION_EXPIRED'] as const)),
    ...(call.role === 'A' || call.role === 'S' ? (['FORBIDDEN'] as const) : []),
    ...(Object.keys(call.params.shape).length > 0 ? (['NOT_FOUND'] as const) : []),
    ...(call.body === undefined ? [] : (['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_FAILED'] as const)),
    ...(call.method === 'GET' || call.byTokenAlone === true ? [] : (['CROSS_SITE'] as const)),
    ...(call.idempotent === true ? (['IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    ...(call.budget === undefined ? [] : (['TOO_MANY_REQUESTS'] as const)),
    'INTERNAL',
    'UNAVAILABLE',
  ]
}

/** Every error that a call may answer, its own and those of every call like it, by status. */
export function errorsOfCall(call: CallDefinition): ErrorCode[] {
  const codes = new Set([...call.errors, ...commonErrors(call)])
  return [...codes].sort((a, b) => errors[a].status - errors[b].status)
}
