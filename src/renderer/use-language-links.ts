import { LOCALE_QUERY } from '#schemas/locale-query.ts'
import { usePage, useSite } from './context.ts'

/** The page that is shown, in another language. */
export interface LanguageLink {
  readonly href: string
  readonly lang: string
  readonly label: string
}

/** The page's addresses in the site's other languages; none when it has no other. */
export function useLanguageLinks(): LanguageLink[] {
  const { alternates, locale } = usePage()
  const { languages, defaultLang } = useSite()
  return alternates.flatMap((alternate) => {
    const language = alternate.locale === locale ? undefined : languages.find(({ code }) => code === alternate.locale)
    if (!language) return []
    const { code, label } = language
    // The default language has no prefix: without scripts its link alone can outdo the cookie of another one.
    const href = code === defaultLang.code ? `${alternate.url}?${LOCALE_QUERY}=${code}` : alternate.url
    return [{ href, lang: code.replace('_', '-'), label }]
  })
}
