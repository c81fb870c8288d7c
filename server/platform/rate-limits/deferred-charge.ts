/** What a request takes that may be the repeat of one that was made: whoever knows which it is decides. */
export interface RateLimitCharge {
  /** It is new, or is not what was made: it takes from the budget of its call. */
  spend(): Promise<void>
  /** It is a repeat: it takes from the wide budget of repeats, once. */
  repeat(): Promise<void>
  /** It has ended before it was known which it is: it takes as what is new does. */
  close(): Promise<void>
}

interface Takes {
  readonly own: () => Promise<void>
  readonly repeats: () => Promise<void>
}

/** Makes what a request takes; both refuse when nothing is left. `cap` takes a repeat ahead of time, and decides nothing. */
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
