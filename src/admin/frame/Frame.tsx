import { lazy, Suspense, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { Kbd } from '#kit/text/Kbd.tsx'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { goKeys } from '#admin/keys/panel-keys.ts'
import { usePanelKeys } from '#admin/keys/use-panel-keys.ts'
import { useRememberThings } from '#admin/palette/recent-things.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePlaces } from '#admin/places/use-places.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './frame.module.css'
import { HousePlaces } from './HousePlaces.tsx'
import { MoreTab } from './MoreTab.tsx'
import { ResourcePlaces } from './ResourcePlaces.tsx'
import { ScreenPlaces, ScreenTabs } from './ScreenPlaces.tsx'
import { SiteName } from './SiteName.tsx'
import { NewMenu, Strip } from './Strip.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { usePreload } from './use-preload.ts'

const importPalette = () => import('#admin/palette/PanelPalette.tsx')
const PanelPalette = lazy(async () => ({ default: (await importPalette()).PanelPalette }))
const KeysDialog = lazy(async () => ({ default: (await import('#admin/keys/KeysDialog.tsx')).KeysDialog }))

function ViewSite() {
  const text = usePanelText()
  const { start } = usePanel()
  return (
    <a href={start.siteUrl} target="_blank" rel="noopener" className={styles.place} aria-label={text('panel.viewSiteNewTab')}>
      <Icon name="external-link" />
      {text('panel.viewSite')}
    </a>
  )
}

/** The field-like button of the palette, and what can be made new. */
function Finder({ onFind }: { readonly onFind: () => void }) {
  const text = usePanelText()
  return (
    <div className={styles.finder}>
      <button type="button" className={styles.find} onClick={onFind}>
        <Icon name="search" />
        <span>{text('panel.find.short')}</span>
        <Kbd>{shortcutText('Mod+K')}</Kbd>
      </button>
      <NewMenu />
    </div>
  )
}

function SideNavigation({ onFind }: { readonly onFind: () => void }) {
  const text = usePanelText()
  return (
    <div className={styles.side}>
      <SiteName />
      <Finder onFind={onFind} />
      <nav aria-label={text('panel.navigation')} data-part="places">
        <ScreenPlaces group="top" />
        <p className={styles.group}>{text('panel.group.site')}</p>
        <ScreenPlaces group="site" />
        <ViewSite />
        <ResourcePlaces />
        <HousePlaces />
      </nav>
      <AccountMenu />
    </div>
  )
}

function BottomBar() {
  const text = usePanelText()
  return (
    <nav className={styles.bottom} aria-label={text('panel.navigation')} data-part="tabs" data-keep-clear="">
      <ScreenTabs />
      <MoreTab />
    </nav>
  )
}

type Opened = 'palette' | 'keys' | null

/** The palette and the list of keys, over the screen. */
function Overlays({
  opened,
  onOpen,
  keys,
}: {
  readonly opened: Opened
  readonly onOpen: (next: Opened) => void
  readonly keys: ReturnType<typeof goKeys>
}) {
  if (opened === null) return null
  const close = () => onOpen(null)
  return (
    <Suspense>
      {opened === 'palette' ? <PanelPalette onClose={close} onKeys={() => onOpen('keys')} /> : <KeysDialog places={keys} onClose={close} />}
    </Suspense>
  )
}

/** The frame of the screens of the panel: navigation on the ground, one white sheet for the work. */
export function Frame() {
  const text = usePanelText()
  const main = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened>(null)
  const keys = goKeys(usePlaces())
  const find = () => setOpened('palette')
  useFocusOnArrival(main)
  usePreload(importPalette)
  useRememberThings()
  usePanelKeys(keys, { onPalette: find, onHelp: () => setOpened('keys') })
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {text('panel.skip')}
      </a>
      <SideNavigation onFind={find} />
      <main id="main" data-part="content" ref={main} tabIndex={-1} className={styles.sheet}>
        <Strip onFind={find} />
        <Outlet />
      </main>
      <BottomBar />
      <Overlays opened={opened} onOpen={setOpened} keys={keys} />
    </div>
  )
}
