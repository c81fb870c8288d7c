import { Link } from 'react-router-dom'
import { sayThing } from '#schemas/admin/audit/act-thing.ts'
import { sayAct } from '#schemas/admin/audit/act-words.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import { DataView } from '#admin/lists/DataView.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { thingAddress } from '#admin/places/thing-address.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from '#admin/settings/calm.module.css'
import { ACTS_ON_PAGE, isWhole, type JournalView } from './journal-view.ts'
import { nounOf } from './noun-of.ts'
import type { ListedAct, useActs } from './use-journal.ts'
import { useJournalText } from './use-journal-text.ts'

function Thing({ act: { act, kind, number, locale, title } }: { readonly act: ListedAct }) {
  const [noun, name] = sayThing({ act, number, title }, nounOf)
  const { screens } = usePanel()
  const address = kind === null || number === null ? null : thingAddress(screens, kind, number, locale)
  return (
    <>
      <span className={styles.faint}>{noun}</span> {address === null ? <span>{name}</span> : <Link to={address}>{name}</Link>}
    </>
  )
}

interface ListProps {
  readonly list: ReturnType<typeof useActs>
  readonly view: JournalView
  readonly onPage: (page: number) => void
  readonly onTarget: (target: string) => void
}

/** The acts of a page of the log. */
export function JournalList({ list, view, onPage, onTarget }: ListProps) {
  const text = useJournalText()
  const who = ({ isProgram, by }: ListedAct) => (isProgram ? text('journal.program') : (by?.name ?? text('journal.erased')))
  const fields: readonly TableField<ListedAct>[] = [
    { id: 'who', header: text('journal.who'), isName: true, cell: who },
    { id: 'what', header: text('journal.what'), cell: ({ act }) => sayAct(act) ?? text('journal.unknown') },
    { id: 'thing', header: text('journal.thing'), className: styles.thing, cell: (act) => <Thing act={act} /> },
    { id: 'when', header: text('journal.when'), className: styles.when, cell: ({ at }) => <ChangedAt instant={at} /> },
  ]
  return (
    <DataView
      query={list}
      fields={fields}
      keyOf={({ id }) => id}
      rowProps={() => ({ className: styles.row })}
      tableClass={styles.table}
      actions={{
        className: styles.only,
        cell: ({ target }) => <IconButton icon="funnel" label={text('journal.only')} onClick={() => onTarget(target)} />,
      }}
      view={{ page: view.page, size: ACTS_ON_PAGE, isWhole: isWhole(view), onPage }}
      icon="history"
      words={{
        label: text('journal.list'),
        failed: [text('journal.failed'), text('journal.failedText')],
        empty: [text('journal.empty'), text('journal.emptyText')],
        none: [text('journal.none'), text('journal.noneText')],
      }}
    />
  )
}
