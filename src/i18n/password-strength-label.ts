import type { MessageKey } from './messages.ts'

const weaknesses = {
  TOO_SHORT: 'password.tooShort',
  TOO_LONG: 'password.tooLong',
  COMMON: 'password.common',
  PERSONAL: 'password.personal',
} as const satisfies Record<string, MessageKey>

const levels = [null, 'password.common', 'password.passable', 'password.good', 'password.veryGood'] as const satisfies (MessageKey | null)[]

/** The words for how strong a password is while it is typed; null as long as nothing is. */
export function passwordWords({
  level,
  weakness,
}: {
  readonly level: 0 | 1 | 2 | 3 | 4
  readonly weakness: keyof typeof weaknesses | null
}): MessageKey | null {
  return weakness === null ? levels[level] : weaknesses[weakness]
}
