import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { systemClock } from '#domain/dates/clock.ts'

const stepMs = 30_000
const roomMs = 5_000

/** The code that an application shows now, or some steps of thirty seconds later. */
export function codeOf(secret: unknown, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: systemClock() + later * stepMs })
}

/**
 * Some five seconds and more before a step ends: the code of the step before is at the very edge of
 * what is taken, and must not fall off between its making and its check.
 */
export async function awayFromStepEnd(): Promise<void> {
  const left = stepMs - (systemClock() % stepMs)
  if (left < roomMs) await pause(left)
}
