import { translate, type Translations } from './translations.ts'

/** What is said to whoever ordered as the member that they no longer are here. */
export const sessionExpired = {
  fr: 'Votre session a pris fin\u00a0: connectez-vous de nouveau, ou continuez sans compte.',
  en: 'Your session has ended: sign in again, or go on without an account.',
} as const satisfies Translations

/** The sentence that says so in the reader's language. */
export function sessionOverMessage(locale: string): string {
  return translate(locale, sessionExpired)
}
