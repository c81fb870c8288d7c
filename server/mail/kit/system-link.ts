import { translate } from '#schemas/errors/translations.ts'
import { systemPages, type SystemPage } from '#domain/urls/system-pages.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { mailLink } from './mail-link.ts'

/** Path of a system page in a language, with its token. */
export function systemPath(page: SystemPage, locale: string, token = ''): string {
  return translate(locale, systemPages[page].path).replace('{token}', token)
}

/** Absolute address of a system page for a mail, in the language of the reader. */
export function systemLink(scope: Scope, page: SystemPage, token?: string): string {
  return mailLink(scope, systemPath(page, scope.locale, token))
}
