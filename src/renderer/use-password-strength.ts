import { passwordStrength, type PasswordStrength } from '#domain/password-strength.ts'
import { useSite } from './context.ts'

/** How strong a password is while it is typed, on this site and for this address. */
export function usePasswordStrength(password: string, email: string): PasswordStrength {
  const { name } = useSite()
  return passwordStrength(password, { email, siteName: name })
}
