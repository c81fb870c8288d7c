import { withLocale } from '#domain/urls/with-locale.ts'
import { usePage, useSite } from '#renderer/context.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The current page in another locale. */
export interface LanguageLink {
  readonly href: string
  readonly lang: string
  readonly label: string
}

/** The query parameters with the same meaning in every locale, without tags and one-time parameters. */
const KEPT = ['q', 'type', 'month', 'year', 'kind', 'colour', 'sweetness', 'organic', 'max', 'sort', 'nbItem', 'page', 'declination']

/** Returns the URLs of the page in the other locales of the site. */
export function useLanguageLinks(): LanguageLink[] {
  const { alternates, locale, query } = usePage()
  const { languages } = useSite()
  return alternates.flatMap((alternate) => {
    const language = alternate.locale === locale ? undefined : languages.find(({ code }) => code === alternate.locale)
    if (!language) return []
    const { code, label } = language
    // Without scripts only the link can set the locale of the next page without a prefix.
    const preservedQuery = KEPT.flatMap((name): [string, string][] => {
      const value = ownValue(query, name)
      return value === undefined ? [] : [[name, value]]
    })
    return [
      { href: withLocale(`${alternate.url}?${new URLSearchParams(preservedQuery).toString()}`, code), lang: code.replace('_', '-'), label },
    ]
  })
}
