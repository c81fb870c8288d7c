/** A secret for an application of codes, and the address under which the application takes it. */
export interface CodeSecret {
  readonly secret: string
  readonly otpauth: string
}

/** The secret that a form was answered with; null when it was answered with nothing, or with something else. */
export function secretOf(answer: unknown): CodeSecret | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { secret, otpauth } = answer as Partial<Record<string, unknown>>
  const isWhole = typeof secret === 'string' && typeof otpauth === 'string' && otpauth.startsWith('otpauth://totp/')
  return isWhole ? { secret, otpauth } : null
}

/** The recovery codes that a form was answered with. */
export function recoveryCodesOf(answer: unknown): readonly string[] | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { recoveryCodes } = answer as Partial<Record<string, unknown>>
  return Array.isArray(recoveryCodes) ? recoveryCodes.filter((code) => typeof code === 'string') : null
}

/** A secret in groups of four, as people copy it. */
export function formatSecret(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? ''
}
