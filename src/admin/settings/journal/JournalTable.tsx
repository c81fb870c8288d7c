import { Link } from 'react-router-dom'
import { sayThing } from '#schemas/admin/audit/act-thing.ts'
import { sayAct } from '#schemas/admin/audit/act-words.ts'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { classNames } from '#kit/class-names.ts'
import table from '#admin/lists/table.module.css'
import { usePanel } from '#admin/panel-context.ts'
import { thingAddress } from '#admin/places/thing-address.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from '#admin/settings/calm.module.css'
import { nounOf } from './noun-of.ts'
import type { ListedAct } from './use-journal.ts'
import { useJournalText } from './use-journal-text.ts'

interface RowProps {
  readonly act: ListedAct
  readonly onTarget: (target: string) => void
}

function Thing({ act: { act, kind, number, locale, title } }: Pick<RowProps, 'act'>) {
  const [noun, name] = sayThing({ act, number, title }, nounOf)
  const { screens } = usePanel()
  const address = kind === null || number === null ? null : thingAddress(screens, kind, number, locale)
  return (
    <>
      <span className={styles.faint}>{noun}</span> {address === null ? <span>{name}</span> : <Link to={address}>{name}</Link>}
    </>
  )
}

function Row({ act, onTarget }: RowProps) {
  const text = useJournalText()
  const who = act.isProgram ? text('journal.program') : (act.by?.name ?? text('journal.erased'))
  return (
    <tr className={styles.row}>
      <th scope="row">{who}</th>
      <td>{sayAct(act.act) ?? text('journal.unknown')}</td>
      <td className={styles.thing}>
        <Thing act={act} />
      </td>
      <td className={styles.when}>
        <ChangedAt instant={act.at} />
      </td>
      <td className={styles.only}>
        <IconButton icon="funnel" label={text('journal.only')} onClick={() => onTarget(act.target)} />
      </td>
    </tr>
  )
}

/** The acts of a page of the log. */
export function JournalTable({ acts, onTarget }: { readonly acts: readonly ListedAct[]; readonly onTarget: RowProps['onTarget'] }) {
  const text = useJournalText()
  return (
    <table className={classNames(table.table, styles.table)} aria-label={text('journal.list')}>
      <thead>
        <tr>
          <th scope="col">{text('journal.who')}</th>
          <th scope="col">{text('journal.what')}</th>
          <th scope="col">{text('journal.thing')}</th>
          <th scope="col">{text('journal.when')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <Row key={act.id} act={act} onTarget={onTarget} />
        ))}
      </tbody>
    </table>
  )
}
