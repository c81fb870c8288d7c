import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePlaces, type PanelPlace } from '#admin/places/use-places.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useAccountActs } from './account-acts.ts'
import styles from './frame.module.css'

/** The fifth place of the bar of a phone: everything else, and the acts of the account, behind one menu. */
export function MoreTab() {
  const text = usePanelText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { start } = usePanel()
  const account = useAccountActs()
  const places = usePlaces().filter(({ tab }) => tab === undefined)
  const isIn = ({ path }: Pick<PanelPlace, 'path'>) => pathname === path || pathname.startsWith(`${path}/`)
  const acts = places.map(({ path, label, icon }) => ({ label, icon, isChosen: isIn({ path }), onAct: () => void navigate(path) }))
  const viewSite = { label: text('panel.viewSiteNewTab'), icon: 'external-link' as const, href: start.siteUrl, isNewTab: true }
  return (
    <Menu groups={[...(acts.length > 0 ? [{ acts }] : []), { acts: [viewSite] }, ...account]} position="top-end">
      <button type="button" className={styles.tab} {...(places.some(isIn) && { 'aria-current': 'page' })}>
        <Icon name="menu" size={20} />
        {text('panel.more')}
      </button>
    </Menu>
  )
}
