import { CallError } from '#api-client/transport/errors.ts'

/** Returns the error of the shop, or the given message without a response. */
export function spokenError(error: unknown, unreachable: string): Error {
  return error instanceof CallError ? error : new Error(unreachable, { cause: error })
}
