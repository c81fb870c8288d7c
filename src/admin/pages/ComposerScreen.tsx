import { lazy, Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { languageOf } from '#i18n/locale.ts'
import { usePanel } from '#admin/panel-context.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { editAddress } from './page-address.ts'

const Composer = lazy(() => import('#composer/Composer.tsx').then((module) => ({ default: module.Composer })))

/** The composer of a page, in the language that the address names. It comes apart from the first script of the panel. */
export function ComposerScreen() {
  const { start, admin, lock, person } = usePanel()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const locale = start.locales.find((code) => languageOf(code) === query.get('langue')) ?? start.locales[0]
  if (!/^\d{1,9}$/.test(id) || locale === undefined) return <MissingScreen />
  const idPage = Number(id)
  return (
    <Suspense>
      <Composer
        {...{ idPage, locale, admin, lock, site: start }}
        accountId={person.id}
        onLeave={() => void navigate('/pages')}
        onLocale={(next) => void navigate(editAddress(idPage, next))}
      />
    </Suspense>
  )
}
