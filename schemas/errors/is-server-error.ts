import { isRecord } from '#schemas/text/is-record.ts'
import type { unavailableReasons } from './error-details.ts'

/** The error codes with a status of 500 or more. */
const serverFaults: readonly unknown[] = ['INTERNAL', 'UPSTREAM', 'UNAVAILABLE', 'STORAGE_FULL']

const passing: readonly unknown[] = ['FILE', 'BUSY'] satisfies (keyof typeof unavailableReasons)[]

/** Returns true when the data of an error say that nothing was stored for now, and that the same request may be sent again. */
export function saysTryAgain(data: unknown): boolean {
  return isRecord(data) && data['code'] === 'UNAVAILABLE' && passing.includes(data['reason'])
}

/** Returns true when an error code means a server error. */
export function isServerFault(code: unknown): boolean {
  return serverFaults.includes(code)
}
