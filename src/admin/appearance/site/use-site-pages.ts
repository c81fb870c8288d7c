import { useQuery } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'

/** A page that the site shows. */
export interface SitePage {
  readonly id: number
  readonly title: string
}

/** Most pages that can be chosen. */
const LISTED = 100

const ONLINE: ReadonlySet<string> = new Set(['ONLINE', 'MODIFIED'])

/** The pages that visitors see in the language of the site, the home page first; none for a person who may not read pages. */
export function useSitePages(): readonly SitePage[] {
  const { admin, lock, start } = usePanel()
  const locale = start.locales[0] ?? ''
  const found = useQuery({
    queryKey: ['appearance-pages', locale],
    queryFn: () => lock.read(() => admin.page.list({ nbItem: LISTED, locale: { value: locale } })),
    enabled: start.rights.includes('pages.read'),
  })
  const online = (found.data?.pages ?? []).filter(({ state }) => ONLINE.has(state))
  return online.toSorted((one, other) => Number(other.url === '') - Number(one.url === '')).map(({ id, title }) => ({ id, title }))
}
