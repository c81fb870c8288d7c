import { profileWords } from '#schemas/admin/team/team-profiles.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { State } from '#kit/feedback/State.tsx'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { TableField } from '#kit/lists/table-field.ts'
import people from '#admin/people/people.module.css'
import { PersonCell } from '#admin/people/PersonCell.tsx'
import { personRow } from '#admin/people/person-row.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from './team.module.css'
import { hoursLeft } from './hours-left.ts'
import { useTeamText } from './use-team-text.ts'
import { shownName, type TeamActs, type TeamInvitation, type TeamPerson } from './use-team.ts'

interface TableProps {
  readonly people: readonly TeamPerson[]
  readonly invitations: readonly TeamInvitation[]
  readonly open: number | null
  readonly acts: TeamActs
  readonly onOpen: (id: number) => void
}

/** The name of a person, with the address and, on a phone, the profile. */
function Person({ person, isOpen, onOpen }: { readonly person: TeamPerson; readonly isOpen: boolean; readonly onOpen: () => void }) {
  const text = useTeamText()
  const lines = (
    <>
      <p className={people.faint}>{person.email}</p>
      <p className={styles.small}>{profileWords[person.profile].name.fr}</p>
    </>
  )
  const mark = person.isYou && { mark: <span className={people.faint}>{text('team.you')}</span> }
  return <PersonCell id={person.id} name={shownName(person)} {...mark} {...{ lines, isOpen, onOpen }} />
}

function TimeLeft({ until }: Pick<TeamInvitation, 'until'>) {
  const text = useTeamText()
  return <State kind="planned">{text('team.left', { hours: hoursLeft(until, systemClock()) })}</State>
}

function Invited({ invitation: { email, profile, by, until } }: { readonly invitation: TeamInvitation }) {
  const text = useTeamText()
  return (
    <>
      <p className={styles.address}>{email}</p>
      <p className={people.faint}>{by === '' ? text('team.invitedPlain') : text('team.invitedBy', { name: by })}</p>
      <div className={styles.small}>
        <p>{profileWords[profile].name.fr}</p>
        <p>
          <TimeLeft until={until} />
        </p>
      </div>
    </>
  )
}

function InvitationActs({ invitation, acts }: { readonly invitation: TeamInvitation; readonly acts: TeamActs }) {
  const text = useTeamText()
  const { id, email, profile } = invitation
  return (
    <div className={styles.rowActs}>
      <Button
        variant="link"
        data-row={`invitation ${id}`}
        aria-label={text('team.resendOf', { email })}
        onClick={() => void acts.invite({ email, profile, word: '' })}
      >
        {text('team.resend')}
      </Button>
      <Button variant="link" aria-label={text('team.withdrawOf', { email })} onClick={() => void acts.withdraw(invitation)}>
        {text('team.withdraw')}
      </Button>
    </div>
  )
}

/** A line of the table: a person, or an invitation that still opens. */
type Line = TeamPerson | TeamInvitation

const isInvitation = (line: Line): line is TeamInvitation => 'until' in line

function useFields({ open, acts, onOpen }: Pick<TableProps, 'open' | 'acts' | 'onOpen'>): readonly TableField<Line>[] {
  const text = useTeamText()
  return [
    {
      id: 'person',
      header: text('team.person'),
      isName: true,
      cell: (line) =>
        isInvitation(line) ? (
          <Invited invitation={line} />
        ) : (
          <Person person={line} isOpen={line.id === open} onOpen={() => onOpen(line.id)} />
        ),
    },
    {
      id: 'can',
      header: text('team.can'),
      from: 'tablet',
      cell: (line) => (
        <>
          <p>{profileWords[line.profile].name.fr}</p>
          <p className={people.faint}>{isInvitation(line) ? <TimeLeft until={line.until} /> : profileWords[line.profile].can.fr}</p>
        </>
      ),
    },
    {
      id: 'enters',
      header: text('team.enters'),
      from: 'desk',
      isLine: true,
      span: (line) => (isInvitation(line) ? 2 : 1),
      cell: (line) =>
        isInvitation(line) ? (
          <InvitationActs invitation={line} acts={acts} />
        ) : (
          <State kind={line.hasCodes ? 'live' : 'modified'}>{text(line.hasCodes ? 'team.codes' : 'team.noCodes')}</State>
        ),
    },
    {
      id: 'seen',
      header: text('team.seen'),
      from: 'desk',
      isLine: true,
      cell: (line) => !isInvitation(line) && <ChangedAt instant={line.lastSeenAt} />,
    },
  ]
}

/** The people of the team, and below them the invitations that still open. */
export function TeamTable({ people: team, invitations, open, acts, onOpen }: TableProps) {
  const text = useTeamText()
  const title = (
    <>
      <span>{text('team.invitations')}</span> <span className={people.faint}>{invitations.length}</span>
    </>
  )
  return (
    <DataTable
      label={text('team.list')}
      fields={useFields({ open, acts, onOpen })}
      groups={[
        { id: 'people', rows: team },
        { id: 'invitations', title, rows: invitations },
      ]}
      keyOf={(line: Line) => `${isInvitation(line) ? 'invitation' : 'person'} ${line.id}`}
      rowProps={(line) => (isInvitation(line) ? { className: people.row } : personRow(line.id === open, () => onOpen(line.id)))}
    />
  )
}
