import type { FastifyRequest } from 'fastify'
import type { unavailableReasons, unreadableReasons } from '#schemas/errors/error-details.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { OutsideError } from '#server/adapters/outbound/fetch-error.ts'
import { isLockWait } from '#server/database/lock-wait.ts'
import { ApiError, bodyTooLarge } from '#server/platform/errors/api-error.ts'

/** The facts of a request that its refusal names. */
type Asked = Pick<FastifyRequest, 'id'> & {
  /** The request itself, which knows the error by which it broke off. */
  readonly raw?: { readonly errored: Error | null }
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'bodyLimit'>
}

const byFastifyCode: Readonly<Record<string, (request: Asked) => ApiError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ApiError('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_BODY_TOO_LARGE: ({ routeOptions }) => bodyTooLarge(routeOptions.bodyLimit),
  FST_ERR_HANDLER_TIMEOUT: () => new ApiError('UNAVAILABLE'),
}

// PostgreSQL closing, starting or full of sessions; the sockets that lead to it; a statement cut after its five seconds, a transaction that stood still for fifteen.
const databaseAway = /^(?:57P0[1-5]|57014|25P03|53[34]00|08...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
const databaseAwayMessage =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error/
const diskFull = /^(?:53100|58030|ENOSPC|EDQUOT|EFBIG)$/

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function isClientError(error: Error): boolean {
  return 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

/** Turns an error into a refusal of the catalogue; one that is not known is INTERNAL. */
export function toApiError(error: unknown, request: Asked): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof OutsideError) return new ApiError('UPSTREAM')
  if (!(error instanceof Error)) return new ApiError('INTERNAL', { requestId: request.id })
  return isCut(error, request)
    ? new ApiError('BAD_REQUEST', { reason: 'CUT' satisfies keyof typeof unreadableReasons })
    : fromCode(error, request)
}

/** Returns true when the sender has closed the connection. The database closes its own with the same codes. */
function isCut(error: Error, { raw }: Asked): boolean {
  return raw?.errored === error
}

function fromCode(error: Error, request: Asked): ApiError {
  const code = codeOf(error)
  const known = ownValue(byFastifyCode, code)
  if (known) return known(request)
  if (isLockWait(error)) return new ApiError('UNAVAILABLE', { reason: 'BUSY' satisfies keyof typeof unavailableReasons })
  if (diskFull.test(code)) return new ApiError('STORAGE_FULL')
  if (databaseAway.test(code) || databaseAwayMessage.test(error.message)) return new ApiError('UNAVAILABLE')
  return isClientError(error) ? new ApiError('BAD_REQUEST') : new ApiError('INTERNAL', { requestId: request.id })
}
