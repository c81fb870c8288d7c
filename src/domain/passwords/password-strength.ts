import { passwordWeakness, type PasswordContext, type PasswordWeakness } from './password-policy.ts'

/** How strong a password is: 0 when nothing is typed or nothing can be said yet, 1 when it is refused, then passable, good, very good. */
export type PasswordLevel = 0 | 1 | 2 | 3 | 4

/** What is said of a password while it is typed. */
export interface PasswordStrength {
  readonly level: PasswordLevel
  readonly weakness: PasswordWeakness | null
}

/** From how many bits on a password is good, and very good. */
const steps = { good: 75, veryGood: 110 } as const
const kinds = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 20],
] as const

/** What guessing letter by letter would cost at most; what repeats itself counts once. */
function bitsOf(password: string): number {
  const signs = [...password]
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  const counted = Math.min(signs.length, 2 * new Set(signs).size)
  return counted * Math.log2(Math.max(pool, 2))
}

/** How strong a password is while it is typed: the policy decides what is refused; nothing good is said of any before the common words are known. */
export function passwordStrength(password: string, surroundings: PasswordContext = {}): PasswordStrength {
  if (password === '') return { level: 0, weakness: null }
  const weakness = passwordWeakness(password, surroundings)
  if (weakness !== null) return { level: 1, weakness }
  if (surroundings.isCommon === undefined) return { level: 0, weakness }
  const bits = bitsOf(password)
  return { level: bits >= steps.veryGood ? 4 : bits >= steps.good ? 3 : 2, weakness }
}
