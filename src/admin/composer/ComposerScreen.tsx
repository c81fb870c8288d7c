import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Composer } from '#composer/Composer.tsx'
import { editAddress, NEW_PAGE, shellAddress } from '#admin/pages/page-address.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { readPageId } from './read-page-id.ts'
import { useComposerSurroundings } from './use-composer-surroundings.ts'

/** The composer of the page that the address names, in its language or in the first one of the site. */
export function ComposerScreen() {
  const surroundings = useComposerSurroundings()
  const navigate = useNavigate()
  const { id } = useParams()
  const { state } = useLocation() as { readonly state: unknown }
  const [query] = useSearchParams()
  const idPage = readPageId(id)
  if (idPage === null || surroundings === null) return <MissingScreen />
  return (
    <Composer
      {...surroundings}
      edited={{ kind: 'page', id: idPage }}
      around={null}
      item={query.get('element')}
      isNew={state === NEW_PAGE}
      onShell={(shell) => void navigate(shellAddress(shell, surroundings.locale, idPage))}
      onLocale={(next) => void navigate(editAddress(idPage, next))}
    />
  )
}
