import { CallError, RequestError } from '#api-client/transport/errors.ts'
import type { SendFailure } from './saver.ts'

/** Reads from a failed call why batches could not be sent. */
export function sendFailureOf(error: unknown): SendFailure {
  const status = error instanceof CallError || error instanceof RequestError ? error.response?.status : undefined
  if (status === 401) return 'locked'
  return status === 404 || status === 403 ? 'gone' : 'offline'
}
