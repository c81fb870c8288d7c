import type { Scope, Site } from '#server/platform/scope/site.ts'

/** The site of an account, in the language in which its owner last used it: for what is written to them without a request of theirs. */
export function memberScope(site: Site, { locale }: { readonly locale: string | null }): Scope {
  return { site, locale: locale !== null && site.locales.includes(locale) ? locale : site.defaultLocale }
}
