import { withLocale } from '#domain/urls/with-locale.ts'
import { usePage, useSite } from '#renderer/context.ts'

/** The page that is shown, in another language. */
export interface LanguageLink {
  readonly href: string
  readonly lang: string
  readonly label: string
}

/** What was asked of the page that means the same in every language; a tag, or what a page was told once, does not. */
const KEPT = ['q', 'type', 'month', 'year', 'kind', 'colour', 'sweetness', 'organic', 'max', 'sort', 'nbItem', 'page', 'declination']

/** The page's addresses in the site's other languages; none when it has no other. */
export function useLanguageLinks(): LanguageLink[] {
  const { alternates, locale, query } = usePage()
  const { languages } = useSite()
  return alternates.flatMap((alternate) => {
    const language = alternate.locale === locale ? undefined : languages.find(({ code }) => code === alternate.locale)
    if (!language) return []
    const { code, label } = language
    // Without scripts the link alone can write what the next page without a prefix goes by.
    const asked = KEPT.flatMap((name): [string, string][] => (query[name] === undefined ? [] : [[name, query[name]]]))
    return [{ href: withLocale(`${alternate.url}?${new URLSearchParams(asked).toString()}`, code), lang: code.replace('_', '-'), label }]
  })
}
