import { useRef } from 'react'
import mailsFr from '#i18n/messages/mails/fr.json'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { useAddressQuery } from '#admin/lists/use-address-query.ts'
import { Pager } from '#admin/lists/Pager.tsx'
import { SearchField } from '#admin/lists/SearchField.tsx'
import bars from '#admin/screens/bars.module.css'
import calm from '#admin/settings/calm.module.css'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { SettingsPage } from '#admin/settings/SettingsPage.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { MailsTable } from './MailsTable.tsx'
import { isWhole, MAILS_ON_PAGE, mailStates, readView, writeView, type MailsView } from './mails-view.ts'
import styles from './mails.module.css'
import { useMails } from './use-mails.ts'
import { knownKinds, sayKind, useMailsText } from './use-mails-text.ts'

interface ViewProps {
  readonly view: MailsView
  readonly onChange: (part: Partial<MailsView>) => void
}

function Tools({ view, onChange }: ViewProps) {
  const text = useMailsText()
  const search = useRef<HTMLInputElement>(null)
  const kinds = knownKinds.map((value) => ({ value, label: sayKind(value, text) })).toSorted((a, b) => a.label.localeCompare(b.label, 'fr'))
  return (
    <div className={bars.tools}>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label={text('mails.searchLabel')}
          placeholder={text('mails.search')}
          search={view.search}
          onSearch={(words) => onChange({ search: words })}
        />
      </div>
      <Select
        label={text('mails.state')}
        isLabelHidden
        value={view.state}
        placeholder={text('mails.state.all')}
        options={mailStates.map((value) => ({ value, label: text(`mails.state.${value}`) }))}
        onChange={(value) => onChange({ state: mailStates.find((each) => each === value) ?? '' })}
      />
      <Select
        label={text('mails.kind')}
        isLabelHidden
        value={view.kind}
        placeholder={text('mails.kind.all')}
        options={kinds}
        onChange={(kind) => onChange({ kind })}
      />
    </div>
  )
}

function Body({ list, view }: { readonly list: ReturnType<typeof useMails>; readonly view: MailsView }) {
  const text = useMailsText()
  if (list.data === undefined)
    return (
      <QueryState query={list} title={text('mails.failed')}>
        {text('mails.failedText')}
      </QueryState>
    )
  if (list.data.mails.length > 0) return <MailsTable mails={list.data.mails} />
  const isAll = isWhole(view)
  return (
    <EmptyState icon="send" isAnnounced title={text(isAll ? 'mails.empty' : 'mails.none')}>
      <p>{text(isAll ? 'mails.emptyText' : 'mails.noneText')}</p>
    </EmptyState>
  )
}

function Mails({ view, onChange }: ViewProps) {
  const text = useMailsText()
  const list = useMails(view)
  return (
    <>
      <p className={calm.intro}>{text('mails.intro')}</p>
      <Tools view={view} onChange={(part) => onChange({ ...part, page: 1 })} />
      <div className={calm.list} aria-busy={list.isFetching}>
        <Body list={list} view={view} />
      </div>
      {list.data && list.data.total > 0 && (
        <footer className={calm.foot}>
          <Pager
            page={view.page}
            size={MAILS_ON_PAGE}
            total={list.data.total}
            hasMore={list.data.hasMore}
            onPage={(page) => onChange({ page })}
          />
        </footer>
      )}
    </>
  )
}

/** The mails of the site: what left, what waits, what could not leave. */
export function MailsScreen() {
  const [query, changeQuery] = useAddressQuery()
  const view = readView(query)
  const change = (part: Partial<MailsView>) => changeQuery((former) => writeView({ ...readView(former), ...part }))
  return (
    <ScreenTexts messages={mailsFr}>
      <SettingsPage entry="mails">
        <Mails view={view} onChange={change} />
      </SettingsPage>
    </ScreenTexts>
  )
}
