import { isRecord } from '#schemas/text/is-record.ts'
import type { unavailableReasons } from './error-details.ts'

/** The error codes with a status of 500 or more. */
const serverFaults: readonly unknown[] = ['INTERNAL', 'UPSTREAM', 'UNAVAILABLE', 'STORAGE_FULL']

/** Returns true when the data of an error say that a file could not be examined: nothing was stored, and the same request may be sent again. */
export function isUnexamined(data: unknown): boolean {
  return isRecord(data) && data['code'] === 'UNAVAILABLE' && data['reason'] === ('FILE' satisfies keyof typeof unavailableReasons)
}

/** Returns true when an error code means a server error. */
export function isServerFault(code: unknown): boolean {
  return serverFaults.includes(code)
}
