/** The codes of the error catalogue whose status is 500 or more. */
const serverFaults: readonly unknown[] = ['INTERNAL', 'UPSTREAM', 'UNAVAILABLE', 'STORAGE_FULL']

/** Whether a code of an answer says that the fault is the server's own. */
export function isServerFault(code: unknown): boolean {
  return serverFaults.includes(code)
}
