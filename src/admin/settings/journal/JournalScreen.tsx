import journalFr from '#i18n/messages/journal/fr.json'
import { LinkButton } from '#kit/buttons/LinkButton.tsx'
import { useAddressView } from '#admin/lists/use-address-view.ts'
import { usePanel } from '#admin/panel-context.ts'
import styles from '#admin/settings/calm.module.css'
import { SettingsPage } from '#admin/settings/SettingsPage.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { JournalCheck } from './JournalCheck.tsx'
import { JournalList } from './JournalList.tsx'
import { JournalTools } from './JournalTools.tsx'
import { journalAddress, listQueryOf, type JournalView } from './journal-view.ts'
import { useActs } from './use-journal.ts'
import { useJournalText } from './use-journal-text.ts'

function ExportAct({ view }: { readonly view: JournalView }) {
  const text = useJournalText()
  const { admin, start } = usePanel()
  if (!start.rights.includes('settings.export')) return null
  return (
    <LinkButton icon="download" href={admin.audit.exportAddress(listQueryOf({ ...view, page: 1 }))} download>
      {text('journal.export')}
    </LinkButton>
  )
}

function Journal({ view, onChange }: { readonly view: JournalView; readonly onChange: (part: Partial<JournalView>) => void }) {
  const text = useJournalText()
  const list = useActs(view)
  const narrow = (part: Partial<JournalView>) => onChange({ ...part, page: 1 })
  return (
    <>
      <p className={styles.intro}>{text('journal.intro')}</p>
      <JournalCheck />
      <JournalTools view={view} listed={list.data?.rows} onChange={narrow} />
      <JournalList list={list} view={view} onPage={(page) => onChange({ page })} onTarget={(target) => narrow({ target })} />
    </>
  )
}

/** The log of what administrators did, with its check. */
export function JournalScreen() {
  const [view, change] = useAddressView(journalAddress)
  return (
    <ScreenTexts messages={journalFr}>
      <SettingsPage entry="journal" acts={<ExportAct view={view} />}>
        <Journal view={view} onChange={change} />
      </SettingsPage>
    </ScreenTexts>
  )
}
