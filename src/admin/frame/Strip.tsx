import { Link, useLocation } from 'react-router-dom'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { useNewActs } from '#admin/places/use-new-acts.ts'
import { usePlaces } from '#admin/places/use-places.ts'
import { useScreenName } from '#admin/screens/screen-name.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './frame.module.css'
import { wayTo } from './way-to.ts'

/** The menu of what can be made new; absent for a person who may make nothing. */
export function NewMenu() {
  const text = usePanelText()
  const acts = useNewActs().map(({ label, icon, run }) => ({ label, icon, onAct: run }))
  if (acts.length === 0) return null
  return (
    <Menu groups={[{ acts }]} position="bottom-end">
      <IconButton icon="plus" label={text('panel.add')} />
    </Menu>
  )
}

/** The way back from a screen, whose own head names it. */
function Way({ label, path }: { readonly label: string; readonly path: string }) {
  const text = usePanelText()
  return (
    <nav aria-label={text('panel.crumbs')} className={styles.crumbs}>
      <Link to={path}>
        <Icon name="arrow-left" />
        <span>{label}</span>
      </Link>
    </nav>
  )
}

/** The strip above a screen of a phone: the way back from it, the search and what can be made new. In a wide window the head of an item shows the way. */
export function Strip({ onFind }: { readonly onFind: () => void }) {
  const text = usePanelText()
  const { start } = usePanel()
  const { pathname } = useLocation()
  const way = wayTo(pathname, useScreenName(), usePlaces())
  return (
    <div className={styles.strip}>
      {way === null ? <p className={styles.crumbs}>{start.siteName}</p> : <Way {...way} />}
      <div className={styles.stripActs}>
        <IconButton icon="search" label={text('panel.find')} onClick={onFind} />
        <NewMenu />
      </div>
    </div>
  )
}
