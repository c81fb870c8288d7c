import journalFr from '#i18n/messages/journal/fr.json'
import { LinkButton } from '#kit/buttons/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { Pager } from '#admin/lists/Pager.tsx'
import { usePanel } from '#admin/panel-context.ts'
import styles from '#admin/settings/calm.module.css'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { SettingsPage } from '#admin/settings/SettingsPage.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { JournalCheck } from './JournalCheck.tsx'
import { JournalTable } from './JournalTable.tsx'
import { JournalTools } from './JournalTools.tsx'
import { ACTS_ON_PAGE, isWhole, listQueryOf, readView, writeView, type JournalView } from './journal-view.ts'
import { useActs } from './use-journal.ts'
import { useJournalText } from './use-journal-text.ts'

interface BodyProps {
  readonly list: ReturnType<typeof useActs>
  readonly view: JournalView
  readonly onTarget: (target: string) => void
}

/** The rows, or the state in their place: on their way, not arrived, none. */
function Body({ list, view, onTarget }: BodyProps) {
  const text = useJournalText()
  if (list.data === undefined)
    return (
      <QueryState query={list} title={text('journal.failed')}>
        {text('journal.failedText')}
      </QueryState>
    )
  if (list.data.acts.length > 0) return <JournalTable acts={list.data.acts} onTarget={onTarget} />
  const isAll = isWhole(view)
  return (
    <EmptyState icon="history" isAnnounced title={text(isAll ? 'journal.empty' : 'journal.none')}>
      <p>{text(isAll ? 'journal.emptyText' : 'journal.noneText')}</p>
    </EmptyState>
  )
}

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
      <JournalTools view={view} listed={list.data?.acts} onChange={narrow} />
      <div className={styles.list} aria-busy={list.isFetching}>
        <Body list={list} view={view} onTarget={(target) => narrow({ target })} />
      </div>
      {list.data && list.data.total > 0 && (
        <footer className={styles.foot} data-keep-clear="">
          <Pager
            page={view.page}
            size={ACTS_ON_PAGE}
            total={list.data.total}
            hasMore={list.data.hasMore}
            onPage={(page) => onChange({ page })}
          />
        </footer>
      )}
    </>
  )
}

/** The log of what administrators did, with its check. */
export function JournalScreen() {
  const [query, changeQuery] = useAddressQuery()
  const view = readView(query)
  const change = (part: Partial<JournalView>) => changeQuery((former) => writeView({ ...readView(former), ...part }))
  return (
    <ScreenTexts messages={journalFr}>
      <SettingsPage entry="journal" acts={<ExportAct view={view} />}>
        <Journal view={view} onChange={change} />
      </SettingsPage>
    </ScreenTexts>
  )
}
