import { vi } from 'vitest'
import { patience } from './patience.ts'

/** Runs the check until it no longer throws, and returns its result. The limit only catches a hang. */
export function waitUntil<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, patience)
}
