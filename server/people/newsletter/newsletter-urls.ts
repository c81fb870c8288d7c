import { mailBaseUrl, mailLink } from '#server/mail/kit/mail-link.ts'
import { systemPath } from '#server/mail/kit/system-link.ts'
import type { Scope } from '#server/platform/scope/site.ts'

function linkTo(scope: Scope, page: 'newsletterConfirmation' | 'newsletterUnsubscription', token: string): string {
  // A language that the site does not have has no page either.
  const locale = scope.site.locales.includes(scope.locale) ? scope.locale : 'fr_FR'
  return mailLink(scope, systemPath(page, locale, token))
}

/** Absolute addresses for mails about newsletters, from the configured address of the site, in the language of the reader. */
export const newsletterAddresses = {
  confirm: (scope: Scope, token: string): string => linkTo(scope, 'newsletterConfirmation', token),
  /** A page, for people. */
  leave: (scope: Scope, token: string): string => linkTo(scope, 'newsletterUnsubscription', token),
  /** A call, for mail programs: one POST and it is done. */
  leaveAtOnce: ({ site }: Scope, token: string): string => `${mailBaseUrl(site)}/api/newsletter/unsubscribe/${token}`,
} as const
