/** The form in which two spellings of one e-mail address are equal, and in which it is stored. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}
