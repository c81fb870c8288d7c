import { vi } from 'vitest'
import { patience } from './patience.ts'

/** Runs the check until it neither throws nor answers false, and returns its result. The limit only catches a hang. */
export function waitUntil<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(async () => {
    const result = await check()
    if (result === false) throw new Error('The check still answers false')
    return result
  }, patience)
}
