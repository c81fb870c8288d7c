import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ComposerProps } from '#composer/composer-props.ts'
import { usePanel } from '#admin/panel-context.ts'
import { NEW } from '#admin/pages/new/new-in-address.ts'
import { editAddress, sectionAddress } from '#admin/pages/page-address.ts'
import { localeOfLanguage } from '#admin/pages/list-filters.ts'

/** The parts of a composer that do not depend on what is edited. */
export type ComposerSurroundings = Omit<ComposerProps, 'edited' | 'around' | 'item' | 'onShell' | 'onLocale'>

/** The parts that the panel gives each composer, in the language of the address; null for a site without languages. */
export function useComposerSurroundings(): ComposerSurroundings | null {
  const { start, admin, person, lock, pictures } = usePanel()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const locale = localeOfLanguage(start.locales, query.get('langue')) ?? start.locales[0]
  if (locale === undefined) return null
  return {
    ...{ locale, admin, site: start, accountId: person.id, lock },
    onPublished: ({ kind, id }) => kind === 'page' && pictures.want([{ id, locale }]),
    onLeave: () => void navigate('/pages'),
    onPage: (page) => void navigate(editAddress(page, locale)),
    onSection: (section) => void navigate(sectionAddress(section, locale)),
    onNewPage: () => void navigate(`/pages?${NEW}`),
  }
}
