import { systemLink } from '#server/mail/kit/system-link.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Absolute addresses for mails about accounts, from the configured address of the site and never from a request. */
export const accountLinks = {
  login: (scope: Scope): string => systemLink(scope, 'auth'),
  askReset: (scope: Scope): string => systemLink(scope, 'passwordResetAsk'),
  reset: (scope: Scope, token: string): string => systemLink(scope, 'passwordResetLink', token),
  confirmRegistration: (scope: Scope, token: string): string => systemLink(scope, 'registrationConfirmation', token),
  confirmEmail: (scope: Scope, token: string): string => systemLink(scope, 'emailConfirmation', token),
} as const
