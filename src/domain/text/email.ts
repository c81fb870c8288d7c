import { toNfc } from '#schemas/text/normalise-text.ts'

/** The form in which two spellings of one e-mail address are equal, and in which it is stored. */
export function emailKey(email: string): string {
  return toNfc(email).trim().toLowerCase()
}
