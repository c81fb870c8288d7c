import { runInThisContext } from 'node:vm'

const TRIES = 3

interface Probe {
  vitrineProbe?: () => unknown
}

const cutOff = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * Runs pure synchronous code under a watchdog of the engine: a loop without end is cut off after `ms` and throws.
 * The watchdog reads the clock of the wall, which runs on while the machine stands still: what was cut off is run again,
 * and a loop without end is cut off each time.
 */
export function runWithin<Result>(ms: number, action: () => Result, tries = TRIES): Result {
  const holder = globalThis as Probe
  holder.vitrineProbe = action
  try {
    return runInThisContext('vitrineProbe()', { timeout: ms }) as Result
  } catch (fault) {
    if (tries > 1 && cutOff(fault)) return runWithin(ms, action, tries - 1)
    throw fault
  } finally {
    delete holder.vitrineProbe
  }
}
