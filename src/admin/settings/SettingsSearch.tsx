import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { EntryRow } from './EntryRow.tsx'
import { findSettings } from './find-settings.ts'
import styles from './settings.module.css'
import { useSettingsText } from './texts/use-settings-text.ts'
import { useWrittenEntries } from './use-settings.ts'

/** The settings that hold the words of a search, the words marked. */
export function SettingsSearch({ query }: { readonly query: string }) {
  const text = useSettingsText()
  const found = findSettings(useWrittenEntries(), query)
  if (found.length === 0)
    return (
      <EmptyState icon="search" isAnnounced title={text('settings.search.none', { words: query })}>
        <p>{text('settings.search.noneText')}</p>
      </EmptyState>
    )
  return (
    <>
      <p role="status" className={styles.count}>
        <span>{text('settings.search.found', { count: found.length })}</span>
      </p>
      <ul className={styles.found}>
        {found.map((written) => (
          <EntryRow key={written.entry.key} written={written} query={query} />
        ))}
      </ul>
    </>
  )
}
