import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Composer } from '#composer/Composer.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { NEW } from '#admin/pages/new/new-in-address.ts'
import { editAddress } from '#admin/pages/page-address.ts'
import { localeOfLanguage } from '#admin/pages/list-filters.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { readPageId } from './read-page-id.ts'

/** The composer of the page that the address names, in its language or in the first one of the site. */
export function ComposerScreen() {
  const { start, admin, person, lock } = usePanel()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { id } = useParams()
  const idPage = readPageId(id)
  const locale = localeOfLanguage(start.locales, query.get('langue')) ?? start.locales[0]
  if (idPage === null || locale === undefined) return <MissingScreen />
  return (
    <Composer
      idPage={idPage}
      locale={locale}
      admin={admin}
      site={start}
      accountId={person.id}
      lock={lock}
      onLeave={() => void navigate('/pages')}
      onPage={(page) => void navigate(editAddress(page, locale))}
      onNewPage={() => void navigate(`/pages?${NEW}`)}
      onLocale={(next) => void navigate(editAddress(idPage, next))}
    />
  )
}
