import { passwordWeakness, type PasswordContext, type PasswordWeakness } from './password-policy.ts'

/** Strength of a password: 0 empty or not rated yet, 1 rejected, 2 fair, 3 good, 4 very good. */
export type PasswordLevel = 0 | 1 | 2 | 3 | 4

/** The rating of a password while it is typed. */
export interface PasswordStrength {
  readonly level: PasswordLevel
  readonly weakness: PasswordWeakness | null
}

/** Entropy, in bits, from which a password is good or very good. */
const steps = { good: 75, veryGood: 110 } as const
const kinds = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 20],
] as const

/** Returns an upper bound of the entropy in bits. Repeated characters count once. */
function bitsOf(password: string): number {
  const signs = [...password]
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const counted = Math.min(signs.length, 2 * new Set(signs).size)
  return counted * Math.log2(Math.max(pool, 2))
}

/** Rates a password while it is typed. The policy decides what is rejected. Nothing is rated good before the common words are loaded. */
export function passwordStrength(password: string, surroundings: PasswordContext = {}): PasswordStrength {
  if (password === '') return { level: 0, weakness: null }
  const weakness = passwordWeakness(password, surroundings)
  if (weakness !== null) return { level: 1, weakness }
  if (surroundings.isCommon === undefined) return { level: 0, weakness }
  const bits = bitsOf(password)
  return { level: bits >= steps.veryGood ? 4 : bits >= steps.good ? 3 : 2, weakness }
}
