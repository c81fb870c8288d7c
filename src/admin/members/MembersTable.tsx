import type { AdminCallData } from '#schemas/admin/calls.ts'
import table from '#admin/lists/table.module.css'
import styles from '#admin/people/people.module.css'
import { PersonRow } from '#admin/people/PersonRow.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { useMembersText } from './use-members-text.ts'
import { shownName } from './use-members.ts'

type Row = AdminCallData['member.list']['members'][number]

function MemberRow({ member, isOpen, onOpen }: { readonly member: Row; readonly isOpen: boolean; readonly onOpen: () => void }) {
  return (
    <PersonRow
      id={member.id}
      name={shownName(member)}
      lines={member.name !== '' && <p className={styles.faint}>{member.email}</p>}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <td className={styles.more}>
        <ChangedAt instant={member.createdAt} />
      </td>
      <td className={styles.more}>
        <ChangedAt instant={member.lastSeenAt} />
      </td>
    </PersonRow>
  )
}

/** The members of a page of the list. */
export function MembersTable({
  rows,
  open,
  onOpen,
}: {
  readonly rows: readonly Row[]
  readonly open: number
  readonly onOpen: (id: number) => void
}) {
  const text = useMembersText()
  return (
    <table className={table.table} aria-label={text('members.list')}>
      <thead>
        <tr>
          <th scope="col">{text('members.person')}</th>
          <th scope="col" className={styles.more}>
            {text('members.since')}
          </th>
          <th scope="col" className={styles.more}>
            {text('members.seen')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((member) => (
          <MemberRow key={member.id} member={member} isOpen={member.id === open} onOpen={() => onOpen(member.id)} />
        ))}
      </tbody>
    </table>
  )
}
