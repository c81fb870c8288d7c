import type { RefObject } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { TableField } from '#kit/lists/table-field.ts'
import { DataView } from '#admin/lists/DataView.tsx'
import styles from '#admin/people/people.module.css'
import { PersonCell } from '#admin/people/PersonCell.tsx'
import { personRow } from '#admin/people/person-row.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { MEMBERS_ON_PAGE, type MembersView } from './members-view.ts'
import { useMembersText } from './use-members-text.ts'
import { shownName, useMembers } from './use-members.ts'

type Row = AdminCallData['member.list']['members'][number]

interface ListProps {
  readonly view: MembersView
  readonly rows: RefObject<HTMLDivElement | null>
  readonly onChange: (part: Partial<MembersView>) => void
}

/** The members of a page of the list. */
export function MembersList({ view, rows, onChange }: ListProps) {
  const text = useMembersText()
  const isOpen = ({ id }: Row) => id === view.member
  const open = ({ id }: Row) => onChange({ member: id })
  const fields: readonly TableField<Row>[] = [
    {
      id: 'person',
      header: text('members.person'),
      isName: true,
      cell: (member) => (
        <PersonCell
          id={member.id}
          name={shownName(member)}
          lines={member.name !== '' && <p className={styles.faint}>{member.email}</p>}
          isOpen={isOpen(member)}
          onOpen={() => open(member)}
        />
      ),
    },
    { id: 'since', header: text('members.since'), from: 'desk', isLine: true, cell: ({ createdAt }) => <ChangedAt instant={createdAt} /> },
    { id: 'seen', header: text('members.seen'), from: 'desk', isLine: true, cell: ({ lastSeenAt }) => <ChangedAt instant={lastSeenAt} /> },
  ]
  return (
    <DataView
      ref={rows}
      isPane
      query={useMembers(view)}
      fields={fields}
      keyOf={({ id }) => id}
      rowProps={(member) => personRow(isOpen(member), () => open(member))}
      view={{
        page: view.page,
        size: MEMBERS_ON_PAGE,
        isWhole: view.search === '' && view.visit === 'all',
        onPage: (page) => onChange({ page }),
      }}
      icon="users"
      words={{
        label: text('members.list'),
        failed: [text('members.failed'), text('members.failedText')],
        empty: [text('members.empty'), text('members.emptyText')],
        none: [text('members.none'), text('members.noneText')],
      }}
    />
  )
}
