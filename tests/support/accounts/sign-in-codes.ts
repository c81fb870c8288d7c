import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { systemClock } from '#domain/dates/clock.ts'

const stepMs = 30_000
const roomMs = 12_000

/** The code that an application shows now, or some steps of thirty seconds later. */
export function codeOf(secret: unknown, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: systemClock() + later * stepMs })
}

/**
 * Waits for a new step when the present one ends within twelve seconds. The code of the step before is the oldest that is
 * accepted, and a slow machine must not reach the next step between its making and its check.
 */
export async function awayFromStepEnd(): Promise<void> {
  const left = stepMs - (systemClock() % stepMs)
  if (left < roomMs) await pause(left)
}
