/** The error codes with a status of 500 or more. */
const serverFaults: readonly unknown[] = ['INTERNAL', 'UPSTREAM', 'UNAVAILABLE', 'STORAGE_FULL']

/** Returns true when an error code means a server error. */
export function isServerFault(code: unknown): boolean {
  return serverFaults.includes(code)
}
