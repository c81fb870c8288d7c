import { useNavigate, useParams } from 'react-router-dom'
import { Composer } from '#composer/Composer.tsx'
import { sectionAddress, shellAddress } from '#admin/pages/page-address.ts'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { readPageId } from './read-page-id.ts'
import { useComposerSurroundings } from './use-composer-surroundings.ts'

/** The composer of the shared section that the address names. */
export function SectionScreen() {
  const surroundings = useComposerSurroundings()
  const navigate = useNavigate()
  const section = readPageId(useParams()['id'])
  if (section === null || surroundings === null) return <MissingScreen />
  return (
    <Composer
      {...surroundings}
      edited={{ kind: 'section', id: section }}
      around={null}
      item={null}
      onShell={(shell) => void navigate(shellAddress(shell, surroundings.locale, null))}
      onLocale={(next) => void navigate(sectionAddress(section, next))}
    />
  )
}
