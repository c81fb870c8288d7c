import { z } from 'zod'
import { emailAddress, MAX_EMAIL_LENGTH } from '#schemas/text/email-address.ts'
import type { FormatReason } from '#schemas/errors/error-details.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { isMissing } from '#schemas/text/is-missing.ts'
import { nameFault, spacedName } from '#schemas/text/person-name.ts'
import { pastedEmail } from './pasted-email.ts'
import { passwordCharacters, passwordLength } from './password-length.ts'

/** The values that the message of a custom check names. */
interface CheckWords {
  readonly max?: number
  readonly reason?: FormatReason
}

/** The issue of a custom check, where zod has no code for it, with the values that its message names. */
export function fieldCode(
  code: FieldErrorCode,
  words: CheckWords = {},
): { readonly params: CheckWords & { readonly code: FieldErrorCode } } {
  return { params: { code, ...words } }
}

/** An e-mail address that a person gives as theirs. */
export const emailSchema = z
  .string()
  .overwrite(pastedEmail)
  .check(z.email({ pattern: emailAddress }))
  .max(MAX_EMAIL_LENGTH)

/** A password as it is typed to sign in: any text is only right or wrong. */
export const typedPasswordSchema = z.string().min(1).max(1000)

/** A new password; the server alone knows whether it is too common. */
export const newPasswordSchema = z
  .string()
  .refine((password) => passwordCharacters(password) >= passwordLength.min, fieldCode('PASSWORD_WEAK'))
  .refine((password) => passwordCharacters(password) <= passwordLength.max, fieldCode('TOO_LONG', { max: passwordLength.max }))

/** Adds an issue whose message names what a check of a text has found. */
export function addFault(
  { value, issues }: z.core.ParsePayload<string>,
  fault: { readonly reason: FormatReason; readonly sign?: string } | null,
): void {
  if (fault !== null) issues.push({ code: 'custom', input: value, params: { code: 'FORMAT', ...fault } })
}

/** A first or last name: letters of any script, no sign of an address, of a tag or of a placeholder. */
export const personNameSchema = z
  .string()
  .overwrite(spacedName)
  .max(80)
  .check((payload) => addFault(payload, nameFault(payload.value)))
  .refine((name) => name === '' || !isMissing(name), fieldCode('REQUIRED'))

/** A phone number as people write it; of one that is too long, that alone is said. */
export const typedPhoneSchema = z.string().max(40, { abort: true })

/** The token of a mail's link. */
export const mailTokenSchema = z.string().min(1).max(200)

/** The profile of an account: a name can be changed, and not removed; null removes the rest. */
export const profileFields = {
  firstname: personNameSchema.optional(),
  lastname: personNameSchema.optional(),
  phone: typedPhoneSchema.nullish(),
  birthdate: z.iso.date().nullish(),
} as const
