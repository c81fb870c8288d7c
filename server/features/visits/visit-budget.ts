import type { Clock } from '#domain/clock.ts'

/** How many more times an address may be heard; every address has its own count. */
export interface Budget {
  /** Takes one from the budget of a key; false when nothing is left, with the seconds to wait. */
  take(key: string): { readonly allowed: boolean; readonly retryAfter: number }
}

interface Window {
  startedAt: number
  taken: number
}

const MAX_KEYS = 50_000

/** A budget of `limit` in each window of time, kept in this node's memory. */
export function createBudget(limit: number, windowMs: number, clock: Clock): Budget {
  let windows = new Map<string, Window>()
  return {
    take(key) {
      const now = clock()
      let window = windows.get(key)
      if (!window || now - window.startedAt >= windowMs) {
        // A flood of addresses must not fill the memory: the oldest half of what is known gives way.
        if (windows.size >= MAX_KEYS) windows = new Map([...windows].slice(MAX_KEYS / 2))
        window = { startedAt: now, taken: 0 }
        windows.delete(key)
        windows.set(key, window)
      }
      window.taken += 1
      const retryAfter = Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000))
      return { allowed: window.taken <= limit, retryAfter }
    },
  }
}
