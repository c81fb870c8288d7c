import { localPath } from '#i18n/locale.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** The absolute address of a page of the site, for a mail: from the configured address of the site, in the reader's language. */
export function mailLink({ site, locale }: Scope, path: string): string {
  return `${site.url}${localPath(path, locale, { default: site.defaultLocale, codes: site.locales })}`
}
