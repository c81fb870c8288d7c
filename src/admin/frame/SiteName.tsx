import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './frame.module.css'

/** The site that is administered, and the way to the other ones of the person. An account belongs to one site: there one signs in. */
export function SiteName() {
  const text = usePanelText()
  const { start } = usePanel()
  const acts = start.otherSites.map(({ name, url }) => ({ label: name, icon: 'globe' as const, href: url }))
  return (
    <header className={styles.site}>
      <img src="/apple-touch-icon.png" alt="" width="28" height="28" />
      <div>
        <b className={styles.name} title={start.siteName}>
          {start.siteName}
        </b>
        <span className={styles.host}>{start.siteHost}</span>
      </div>
      {acts.length > 0 && (
        <Menu groups={[{ label: text('panel.otherSites'), acts }]} position="bottom-end">
          <IconButton icon="chevrons-up-down" label={text('panel.changeSite')} />
        </Menu>
      )}
    </header>
  )
}
