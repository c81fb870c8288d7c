import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { classNames } from '#kit/class-names.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import target from '#kit/styles/target.module.css'
import headStyles from '#admin/screens/head.module.css'
import { MissingScreen } from '#admin/screens/MissingScreen.tsx'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import styles from './page.module.css'
import { settingsShelves, type EntryKey } from './settings-entries.ts'
import { SettingsTexts } from './texts/SettingsTexts.tsx'
import { useSettingsText } from './texts/use-settings-text.ts'
import { useWrittenEntries } from './use-settings.ts'

interface SettingsPageProps {
  readonly entry: EntryKey
  /** Acts in the head of the screen. */
  readonly acts?: ReactNode
  /** Stands at the right: what visitors see, what changes, what has changed. */
  readonly aside?: ReactNode
  /** Bar below: what is changed, « Enregistrer ». */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

function OtherSettings({ entry: open }: Pick<SettingsPageProps, 'entry'>) {
  const text = useSettingsText()
  const all = useWrittenEntries(true)
  const isOfShop = all.some(({ entry }) => entry.key === open && entry.shelf === 'shop')
  const few = useWrittenEntries()
  const entries = isOfShop ? all : few
  return (
    <nav className={styles.nav} aria-label={text('settings.nav')}>
      {settingsShelves.map((shelf) => {
        const own = entries.filter(({ entry }) => entry.shelf === shelf)
        if (own.length === 0) return null
        return (
          <div key={shelf}>
            <p>{text(`settings.shelf.${shelf}`)}</p>
            {own.map(({ entry, label }) => (
              <NavLink key={entry.key} to={entry.path} end>
                {label}
              </NavLink>
            ))}
          </div>
        )
      })}
    </nav>
  )
}

function Page({ entry, acts, aside, foot, children }: SettingsPageProps) {
  const text = useSettingsText()
  const title = text(`settings.entry.${entry}`)
  useScreenTitle(title)
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <Link to="/reglages" className={classNames(styles.back, target.target)}>
          {text('settings.title')}
        </Link>
        <Icon name="chevron-right" size={14} />
        <h1>{title}</h1>
        {acts}
      </header>
      <div className={styles.split}>
        <OtherSettings entry={entry} />
        <div className={styles.main}>{children}</div>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      </div>
      {foot !== undefined && (
        <footer className={styles.foot} data-keep-clear="">
          {foot}
        </footer>
      )}
    </>
  )
}

/** One screen of the settings: the way back, the others beside it, its fields, its bar. */
export function SettingsPage(props: SettingsPageProps) {
  return (
    <SettingsTexts>
      <MayOpen {...props} />
    </SettingsTexts>
  )
}

function MayOpen(props: SettingsPageProps) {
  const isAllowed = useWrittenEntries(true).some(({ entry }) => entry.key === props.entry)
  return isAllowed ? <Page {...props} /> : <MissingScreen />
}
