import { onTestFinished, vi } from 'vitest'

/** Stops the clock at the present instant until the test ends: the codes of applications stay those of one step of thirty seconds. Timers still run. */
export function freezeClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}
