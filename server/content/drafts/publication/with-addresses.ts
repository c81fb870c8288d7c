import type { Pages } from '#server/content/pages/service.ts'
import type { LinkNeeds } from '#server/content/drafts/quality/link-facts.ts'

type Find = Pages['find']

/** The search of pages for checks of links, which also finds addresses that are published in the same act. */
export function withAddresses(
  pages: LinkNeeds['pages'],
  addresses: readonly { readonly locale: string; readonly url: unknown }[],
): LinkNeeds['pages'] {
  const known = new Set(addresses.map(({ locale, url }) => `${locale} ${String(url)}`))
  const find: Find = (scope, id, audience) =>
    known.has(`${scope.locale} ${id}`) ? Promise.resolve({ kind: 'moved', to: String(id) }) : pages.find(scope, id, audience)
  return { find }
}
