import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { classNames } from '#kit/class-names.ts'
import { SearchField } from '#admin/lists/SearchField.tsx'
import { useRowKeys } from '#admin/lists/use-row-keys.ts'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import styles from './settings.module.css'
import { SettingsSearch } from './SettingsSearch.tsx'
import { Shelves } from './Shelves.tsx'
import { SettingsTexts } from './texts/SettingsTexts.tsx'
import { useSettingsText } from './texts/use-settings-text.ts'

const SEARCH = 'cherche'

function Settings() {
  const text = useSettingsText()
  const [query, setQuery] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const words = query.get(SEARCH) ?? ''
  const find = (typed: string) => setQuery(typed === '' ? {} : { [SEARCH]: typed }, { replace: true })
  useScreenTitle(text('settings.title'))
  useRowKeys(list, search, { onLeave: () => find('') })
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <h1>{text('settings.title')}</h1>
        <div className={styles.search}>
          <SearchField
            label={text('settings.search')}
            placeholder={text('settings.search.example')}
            search={words}
            onSearch={find}
            ref={search}
          />
        </div>
      </header>
      <div ref={list} className={styles.body}>
        {words === '' ? <Shelves /> : <SettingsSearch query={words} />}
      </div>
    </>
  )
}

/** « Réglages »: every screen that sets the site, on shelves and by a search. */
export function SettingsScreen() {
  return (
    <SettingsTexts>
      <Settings />
    </SettingsTexts>
  )
}
