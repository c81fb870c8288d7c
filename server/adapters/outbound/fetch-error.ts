/** The reason why an external resource could not be fetched. */
export type OutsideReason = 'address' | 'private' | 'unknown-host' | 'redirects' | 'status' | 'type' | 'size' | 'timeout' | 'connection'

/** The error of a failed external request. The reason is for the log, never for the caller. */
export class OutsideError extends Error {
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, options?: ErrorOptions) {
    super(`nothing was fetched: ${reason}`, options)
    this.name = 'OutsideError'
    this.reason = reason
  }
}
