import { LOCALE_QUERY } from '#schemas/text/locale-query.ts'

/** A path of the site, with its query, that also asks for its page in a language. */
export function withLocale(address: string, locale: string): string {
  const [path = '', search = ''] = address.split('?')
  return `${path}?${new URLSearchParams([[LOCALE_QUERY, locale], ...new URLSearchParams(search)]).toString()}`
}
