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
  const { languages } = useSite()
  return alternates.flatMap((alternate) => {
    const language = alternate.locale === locale ? undefined : languages.find(({ code }) => code === alternate.locale)
    return language ? [{ href: alternate.url, lang: language.code.replace('_', '-'), label: language.label }] : []
  })
}
