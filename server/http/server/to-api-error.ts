import { OutsideError } from '#server/adapters/outbound/fetch-error.ts'
import { ApiError, tooLarge } from '#server/platform/errors/api-error.ts'

const byFastifyCode: Readonly<Record<string, () => ApiError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ApiError('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge('BODY'),
  FST_ERR_HANDLER_TIMEOUT: () => new ApiError('UNAVAILABLE'),
}

// PostgreSQL closing, starting or full of sessions; the sockets that lead to it; a statement cut after its five seconds.
const databaseAway = /^(?:57P0[1-5]|57014|53[34]00|08...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
const databaseAwayMessage = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/
const diskFull = /^(?:53100|58030|ENOSPC|EDQUOT|EFBIG)$/

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function isClientError(error: Error): boolean {
  return 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

/** Turns whatever was thrown into a refusal of the catalogue; what nobody foresaw is INTERNAL. */
export function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof OutsideError) return new ApiError('UPSTREAM')
  if (!(error instanceof Error)) return new ApiError('INTERNAL', { requestId })
  const code = codeOf(error)
  const known = byFastifyCode[code]
  if (known) return known()
  if (diskFull.test(code)) return new ApiError('STORAGE_FULL')
  if (databaseAway.test(code) || databaseAwayMessage.test(error.message)) return new ApiError('UNAVAILABLE')
  return isClientError(error) ? new ApiError('BAD_REQUEST') : new ApiError('INTERNAL', { requestId })
}
