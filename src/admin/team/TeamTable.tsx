import { profileWords } from '#schemas/admin/team/team-profiles.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { State } from '#kit/feedback/State.tsx'
import table from '#admin/lists/table.module.css'
import people from '#admin/people/people.module.css'
import { PersonRow } from '#admin/people/PersonRow.tsx'
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

function TeamRow({ person, isOpen, onOpen }: { readonly person: TeamPerson; readonly isOpen: boolean; readonly onOpen: () => void }) {
  const text = useTeamText()
  const { name: profile, can } = profileWords[person.profile]
  const lines = (
    <>
      <p className={people.faint}>{person.email}</p>
      <p className={styles.small}>{profile.fr}</p>
    </>
  )
  const mark = person.isYou && { mark: <span className={people.faint}>{text('team.you')}</span> }
  return (
    <PersonRow id={person.id} name={shownName(person)} {...mark} lines={lines} isOpen={isOpen} onOpen={onOpen}>
      <td className={styles.wide}>
        <p>{profile.fr}</p>
        <p className={people.faint}>{can.fr}</p>
      </td>
      <td className={people.more}>
        <State kind={person.hasCodes ? 'live' : 'modified'}>{text(person.hasCodes ? 'team.codes' : 'team.noCodes')}</State>
      </td>
      <td className={people.more}>
        <ChangedAt instant={person.lastSeenAt} />
      </td>
    </PersonRow>
  )
}

function InvitationRow({ invitation, acts }: { readonly invitation: TeamInvitation; readonly acts: TeamActs }) {
  const text = useTeamText()
  const { email, profile, by, until } = invitation
  const left = <State kind="planned">{text('team.left', { hours: hoursLeft(until, systemClock()) })}</State>
  return (
    <tr className={people.row}>
      <th scope="row">
        <p className={styles.address}>{email}</p>
        <p className={people.faint}>{by === '' ? text('team.invitedPlain') : text('team.invitedBy', { name: by })}</p>
        <div className={styles.small}>
          <p>{profileWords[profile].name.fr}</p>
          <p>{left}</p>
        </div>
      </th>
      <td className={styles.wide}>
        <p>{profileWords[profile].name.fr}</p>
        <p className={people.faint}>{left}</p>
      </td>
      <td colSpan={2}>
        <div className={styles.rowActs}>
          <Button
            variant="link"
            data-row={`invitation ${invitation.id}`}
            aria-label={text('team.resendOf', { email })}
            onClick={() => void acts.invite({ email, profile, word: '' })}
          >
            {text('team.resend')}
          </Button>
          <Button variant="link" aria-label={text('team.withdrawOf', { email })} onClick={() => void acts.withdraw(invitation)}>
            {text('team.withdraw')}
          </Button>
        </div>
      </td>
    </tr>
  )
}

/** The people of the team, and below them the invitations that still open. */
export function TeamTable({ people: team, invitations, open, acts, onOpen }: TableProps) {
  const text = useTeamText()
  return (
    <table className={table.table} aria-label={text('team.list')}>
      <thead>
        <tr>
          <th scope="col">{text('team.person')}</th>
          <th scope="col" className={styles.wide}>
            {text('team.can')}
          </th>
          <th scope="col" className={people.more}>
            {text('team.enters')}
          </th>
          <th scope="col" className={people.more}>
            {text('team.seen')}
          </th>
        </tr>
      </thead>
      <tbody>
        {team.map((person) => (
          <TeamRow key={person.id} person={person} isOpen={person.id === open} onOpen={() => onOpen(person.id)} />
        ))}
      </tbody>
      {invitations.length > 0 && (
        <tbody>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={4}>
              <span>{text('team.invitations')}</span> <span className={people.faint}>{invitations.length}</span>
            </th>
          </tr>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} acts={acts} />
          ))}
        </tbody>
      )}
    </table>
  )
}
