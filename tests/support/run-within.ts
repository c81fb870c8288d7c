import { runInThisContext } from 'node:vm'

interface Probe {
  vitrineProbe?: () => unknown
}

/** Runs pure synchronous code under a watchdog of the engine: a loop without end is cut off after `ms` and throws. */
export function runWithin<Result>(ms: number, action: () => Result): Result {
  const holder = globalThis as Probe
  holder.vitrineProbe = action
  try {
    return runInThisContext('vitrineProbe()', { timeout: ms }) as Result
  } finally {
    delete holder.vitrineProbe
  }
}
