import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Composer } from '#composer/Composer.tsx'
import { shellAddress, shellIdOfWord } from '#admin/pages/page-address.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { readPageId } from './read-page-id.ts'
import { useComposerSurroundings } from './use-composer-surroundings.ts'

/** The composer of the header and footer that the address names, around the page one came from. */
export function ShellScreen() {
  const surroundings = useComposerSurroundings()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { shell } = useParams()
  const id = shellIdOfWord(shell)
  if (id === null || surroundings === null) return <MissingScreen />
  const around = readPageId(query.get('autour') ?? undefined)
  return (
    <Composer
      {...surroundings}
      edited={{ kind: 'shell', id }}
      around={around}
      item={null}
      onShell={(other) => void navigate(shellAddress(other, surroundings.locale, around))}
      onLocale={(next) => void navigate(shellAddress(id, next, around))}
    />
  )
}
