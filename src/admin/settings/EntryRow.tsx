import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { MarkedText } from './MarkedText.tsx'
import styles from './settings.module.css'
import { useSettingsText } from './texts/use-settings-text.ts'
import type { WrittenEntry } from './use-settings.ts'

interface EntryRowProps {
  readonly written: WrittenEntry
  readonly query?: string
  /** Marks behind the title. */
  readonly marks?: ReactNode
}

/** One screen of the settings: its name, what it holds, what it changes. */
export function EntryRow({ written: { entry, label, help, changes }, query = '', marks }: EntryRowProps) {
  const text = useSettingsText()
  return (
    <li>
      <Link to={entry.path} className={styles.row} data-row={entry.key}>
        <span className={styles.tile}>
          <Icon name={entry.icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            <MarkedText text={label} query={query} />
            {marks}
          </span>
          <span className={styles.line}>
            <MarkedText text={help} query={query} />
          </span>
          <span className={styles.changes}>{text('settings.changes', { places: changes })}</span>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  )
}
