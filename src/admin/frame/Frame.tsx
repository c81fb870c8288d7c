import { useRef, type ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/icon-set.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { AccountMenu, AccountTab } from './AccountMenu.tsx'
import styles from './frame.module.css'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

function SiteName() {
  const { start } = usePanel()
  return (
    <header className={styles.site}>
      <img src="/apple-touch-icon.png" alt="" width="28" height="28" />
      <div>
        <b className={styles.cut} title={start.siteName}>
          {start.siteName}
        </b>
        <span className={styles.host}>{start.siteHost}</span>
      </div>
    </header>
  )
}

interface PlaceProps {
  readonly to: string
  readonly icon: IconName
  readonly children: ReactNode
}

function Place({ to, icon, children }: PlaceProps) {
  return (
    <NavLink to={to} className={styles.place}>
      <Icon name={icon} />
      {children}
    </NavLink>
  )
}

function ViewSite({ className, size }: { readonly className: string | undefined; readonly size: 16 | 20 }) {
  const text = usePanelText()
  const { start } = usePanel()
  return (
    <a href={start.siteUrl} target="_blank" rel="noopener" className={className} aria-label={text('panel.viewSiteNewTab')}>
      <Icon name="external-link" size={size} />
      {text('panel.viewSite')}
    </a>
  )
}

function SideNavigation() {
  const text = usePanelText()
  return (
    <div className={styles.side}>
      <SiteName />
      <nav aria-label={text('panel.navigation')}>
        <p className={styles.group}>{text('panel.group.site')}</p>
        <Place to="/pages" icon="files">
          {text('panel.pages')}
        </Place>
        <ViewSite className={styles.place} size={16} />
      </nav>
      <AccountMenu />
    </div>
  )
}

function BottomBar() {
  const text = usePanelText()
  return (
    <nav className={styles.bottom} aria-label={text('panel.navigation')}>
      <NavLink to="/pages" className={styles.tab}>
        <Icon name="files" size={20} />
        {text('panel.pages')}
      </NavLink>
      <ViewSite className={styles.tab} size={20} />
      <AccountTab />
    </nav>
  )
}

/** The frame of the screens of the panel: navigation on the ground, one white sheet for the work. */
export function Frame() {
  const text = usePanelText()
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {text('panel.skip')}
      </a>
      <SideNavigation />
      <main id="main" ref={main} tabIndex={-1} className={styles.sheet}>
        <Outlet />
      </main>
      <BottomBar />
    </div>
  )
}
