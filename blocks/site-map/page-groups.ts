import { legalPages } from '#i18n/legal-pages.ts'
import { languageOf } from '#i18n/locale.ts'
import type { Page } from './page-tree.ts'

const isLegal = ({ url }: Page) => legalPages.includes(url)

interface PageGroups {
  readonly content: readonly Page[]
  readonly legal: readonly Page[]
}

/** The pages of a site by their titles, the home page first; those that the law asks for apart. */
export function groupPages(pages: readonly Page[], locale: string): PageGroups {
  const { compare } = new Intl.Collator(languageOf(locale))
  const sorted = pages.toSorted((one, other) => Number(other.url === '') - Number(one.url === '') || compare(one.title, other.title))
  return {
    content: sorted.filter((page) => !isLegal(page)),
    legal: sorted.filter(isLegal),
  }
}
