/** The charge of a request that may be a repeat. The idempotency service decides. */
export interface RateLimitCharge {
  /** Charges the limit of the call, for a new request. */
  spend(): Promise<void>
  /** Charges the higher limit of repeats once. */
  repeat(): Promise<void>
  /** Charges an undecided request as a new one at its end. */
  close(): Promise<void>
}

interface Takes {
  readonly own: () => Promise<void>
  readonly repeats: () => Promise<void>
}

/** Creates the charge of a request. Its methods reject when the limit is used up. `cap` charges a repeat early without deciding. */
export function createCharge({ own, repeats }: Takes): RateLimitCharge & { readonly cap: () => Promise<void> } {
  let isDecided = false
  let capped: Promise<void> | undefined
  const cap = (): Promise<void> => (capped ??= repeats())
  const spend = async (): Promise<void> => {
    isDecided = true
    await own()
  }
  return {
    cap,
    spend,
    repeat: async () => {
      isDecided = true
      await cap()
    },
    close: async () => {
      if (!isDecided) await spend()
    },
  }
}
