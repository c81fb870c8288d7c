import { mailLink } from '#server/mail/kit/mail-link.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The absolute addresses that mails about accounts lead to: from the site's configured address, whatever a request says. */
export const accountLinks = {
  login: (scope: Scope): string => mailLink(scope, 'auth'),
  askReset: (scope: Scope): string => mailLink(scope, 'password/reset/ask'),
  reset: (scope: Scope, token: string): string => mailLink(scope, `password/reset/${token}`),
  confirmRegistration: (scope: Scope, token: string): string => mailLink(scope, `auth/confirm/${token}`),
  confirmEmail: (scope: Scope, token: string): string => mailLink(scope, `auth/email/${token}`),
} as const
