import { translate, type Translations } from './translations.ts'

/** The message for a member whose session has expired during an order. */
export const sessionExpired = {
  fr: 'Votre session a pris fin\u00a0: connectez-vous de nouveau, ou continuez sans compte.',
  en: 'Your session has ended: sign in again, or go on without an account.',
} as const satisfies Translations

/** Returns the message in the requested locale. */
export function sessionOverMessage(locale: string): string {
  return translate(locale, sessionExpired)
}
