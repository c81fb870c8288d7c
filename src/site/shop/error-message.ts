import { CallError } from '#api-client/transport/errors.ts'

/** What the shop says against a call; when no answer came, a sentence that says so. */
export function spokenError(error: unknown, unreachable: string): Error {
  return error instanceof CallError ? error : new Error(unreachable, { cause: error })
}
