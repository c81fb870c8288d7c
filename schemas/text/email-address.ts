import { toNfc } from './normalise-text.ts'

/** The local part has at most 64 characters (RFC 5321). An address that is too long as a whole is refused for its length alone. */
const shortLocalPart = '(?=[^@]{1,64}@|[^]{255})'
/** A dot-atom of RFC 5322, without an apostrophe at its end, which belongs to a quotation. */
const atom = String.raw`[A-Za-z\d!#$%&'*+/=?^_\x60{|}~\-]+`
const localPart = String.raw`${atom}(?:\.${atom})*(?<!')`
/** A label of a domain name, internationalised ones included. */
const letter = String.raw`[\p{L}\p{M}\p{N}]`
const label = String.raw`${letter}(?:[\p{L}\p{M}\p{N}\-]{0,61}${letter})?`
const topLevel = String.raw`(?:xn--[A-Za-z\d\-]{1,58}[A-Za-z\d]|[\p{L}\p{M}]{2,63})`

/** The rule for e-mail addresses in every form and call, in browser and server. */
export const emailAddress = new RegExp(`^${shortLocalPart}${localPart}@(?:${label}\\.)+${topLevel}$`, 'u')

const plainAddress = new RegExp(`^${localPart}@${label}(?:\\.${label})*$`, 'u')

/** The most characters of an address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

/** Tells whether a text is an e-mail address that a form takes. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && emailAddress.test(text)
}

/** Returns true for one plain address, which cannot add a recipient or a header. Its host may be `localhost`. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && plainAddress.test(text)
}

/** Normalises an address: equal spellings become equal. Addresses are stored in this form. */
export function emailKey(email: string): string {
  return toNfc(email).trim().toLowerCase()
}
