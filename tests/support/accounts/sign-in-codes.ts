import { Secret, TOTP } from 'otpauth'
import { systemClock } from '#domain/dates/clock.ts'

const stepMs = 30_000

/** The code that an application shows now, or some steps of thirty seconds later. */
export function codeOf(secret: unknown, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: systemClock() + later * stepMs })
}
