import { languageOf } from '#i18n/locale.ts'
import { mailBaseUrl, mailLink } from '#server/mail/kit/mail-link.ts'
import type { Scope } from '#server/platform/scope/site.ts'

const pages = {
  fr: { confirm: 'lettre/confirmation', leave: 'lettre/desinscription' },
  en: { confirm: 'newsletter/confirmation', leave: 'newsletter/unsubscribe' },
} as const

function pagesOf({ locale, site }: Scope): (typeof pages)['fr' | 'en'] {
  return languageOf(locale) === 'en' && site.locales.includes(locale) ? pages.en : pages.fr
}

/** The absolute addresses that mails about newsletters lead to: from the site's configured address, in the reader's language. */
export const newsletterAddresses = {
  confirm: (scope: Scope, token: string): string => mailLink(scope, `${pagesOf(scope).confirm}/${token}`),
  /** A page, for people. */
  leave: (scope: Scope, token: string): string => mailLink(scope, `${pagesOf(scope).leave}/${token}`),
  /** A call, for mail programs: one POST and it is done. */
  leaveAtOnce: ({ site }: Scope, token: string): string => `${mailBaseUrl(site)}/api/newsletter/unsubscribe/${token}`,
} as const
