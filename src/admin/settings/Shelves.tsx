import { EntryRow } from './EntryRow.tsx'
import { settingsShelves } from './settings-entries.ts'
import styles from './settings.module.css'
import { useSettingsText } from './texts/use-settings-text.ts'
import { useWrittenEntries } from './use-settings.ts'

/** The screens of the settings by their shelves. */
export function Shelves() {
  const text = useSettingsText()
  const entries = useWrittenEntries()
  const shelves = settingsShelves.map((shelf) => ({ shelf, own: entries.filter(({ entry }) => entry.shelf === shelf) }))
  return (
    <div className={styles.shelves}>
      {shelves
        .filter(({ own }) => own.length > 0)
        .map(({ shelf, own }) => (
          <section key={shelf} className={styles.shelf} aria-labelledby={`shelf-${shelf}`}>
            <h2 id={`shelf-${shelf}`}>{text(`settings.shelf.${shelf}`)}</h2>
            <ul>
              {own.map((written) => (
                <EntryRow key={written.entry.key} written={written} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
