/** Why something outside could not be fetched. */
export type OutsideReason = 'address' | 'private' | 'unknown-host' | 'redirects' | 'status' | 'type' | 'size' | 'timeout' | 'connection'

/** What fetching something outside ends with when it fails; the reason is for the log, never for who asked. */
export class OutsideError extends Error {
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, options?: ErrorOptions) {
    super(`nothing was fetched: ${reason}`, options)
    this.name = 'OutsideError'
    this.reason = reason
  }
}
