import { languageOf } from '#i18n/locale.ts'
import type { Page } from './page-tree.ts'

/** What the law asks for, and what leads through the site: every site has these pages, at these addresses. */
const LEGAL: ReadonlySet<string> = new Set([
  ...['legal-notice', 'sale-terms', 'use-terms', 'privacy-policy', 'cookie-policy'],
  ...['accessibilite', 'accessibility', 'retractation', 'withdrawal', 'plan-du-site', 'site-map'],
])

interface PageGroups {
  readonly content: readonly Page[]
  readonly legal: readonly Page[]
}

/** The pages of a site by their titles, the home page first; those that the law asks for apart. */
export function groupPages(pages: readonly Page[], locale: string): PageGroups {
  const { compare } = new Intl.Collator(languageOf(locale))
  const sorted = pages.toSorted((one, other) => Number(other.url === '') - Number(one.url === '') || compare(one.title, other.title))
  return {
    content: sorted.filter(({ url }) => !LEGAL.has(url)),
    legal: sorted.filter(({ url }) => LEGAL.has(url)),
  }
}
