import { z } from 'zod'
import { emailAddress } from '../email-address.ts'
import type { FormatReason } from '../error-details.ts'
import type { FieldErrorCode } from '../field-errors.ts'
import { isPersonName, normaliseSaint } from '../person-name.ts'
import { passwordLength } from './password-length.ts'

/** What the sentence of a check of ours names. */
interface CheckWords {
  readonly max?: number
  readonly reason?: FormatReason
}

/** What a check of ours answers when it fails, where zod has no word for it, and what its sentence names. */
export function fieldCode(
  code: FieldErrorCode,
  words: CheckWords = {},
): { readonly params: CheckWords & { readonly code: FieldErrorCode } } {
  return { params: { code, ...words } }
}

/** An e-mail address that somebody gives as theirs. */
export const emailSchema = z.email({ pattern: emailAddress }).max(254)

/** A password as it is typed to sign in: any text is only right or wrong. */
export const typedPasswordSchema = z.string().min(1).max(1000)

/** As people count: a letter with its accent is one character, however it is written. */
const charactersIn = (password: string): number => [...password.normalize('NFC')].length

/** A password that somebody chooses; whether it is too common is asked of the server. */
export const newPasswordSchema = z
  .string()
  .refine((password) => charactersIn(password) >= passwordLength.min, fieldCode('PASSWORD_WEAK'))
  .refine((password) => charactersIn(password) <= passwordLength.max, fieldCode('TOO_LONG', { max: passwordLength.max }))

/** The joiners of letters join nothing where they stand alone: nobody would be named. */
const joinersAlone = /^[\s\u200C\u200D]+$/u

/** A first or last name: letters of any script, nothing unseen, no sign of an address, of a tag or of a placeholder. */
export const personNameSchema = z
  .string()
  .overwrite(normaliseSaint)
  .max(80)
  .refine(isPersonName, fieldCode('FORMAT', { reason: 'name' }))
  .refine((name) => !joinersAlone.test(name), fieldCode('REQUIRED'))

/** A phone number as people write it; of one that is too long, that alone is said. */
export const typedPhoneSchema = z.string().max(40, { abort: true })

/** The token of a mail's link. */
export const mailTokenSchema = z.string().min(1).max(200)

/** What an account may say of its owner; null takes it away. */
export const profileFields = {
  firstname: personNameSchema.nullish(),
  lastname: personNameSchema.nullish(),
  phone: typedPhoneSchema.nullish(),
  birthdate: z.iso.date().nullish(),
} as const
