import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { useMembersText } from '#admin/members/use-members-text.ts'
import { shownName, useMember, type Erasure, type MemberActs, type ReadMember } from '#admin/members/use-members.ts'
import { usePanel } from '#admin/panel-context.ts'
import { PersonPanel, PersonParts } from '#admin/people/PersonPanel.tsx'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { MemberData } from './MemberData.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberNote } from './MemberNote.tsx'
import styles from './member.module.css'

interface PaneProps {
  readonly id: number
  readonly acts: MemberActs
  readonly onClose: () => void
  readonly onErased: (erasure: Erasure) => void
}

function Account({ member }: { readonly member: ReadMember }) {
  const text = useMembersText()
  return (
    <section>
      <h3>{text('members.account')}</h3>
      <dl className={styles.list}>
        <dt>{text('members.email')}</dt>
        <dd>
          <a href={`mailto:${member.email}`}>{member.email}</a>
        </dd>
        {member.phone !== null && (
          <>
            <dt>{text('members.phone')}</dt>
            <dd>
              <a href={phoneHref(member.phone)}>{formatPhone(member.phone)}</a>
            </dd>
          </>
        )}
        <dt>{text('members.since')}</dt>
        <dd>
          <ChangedAt instant={member.createdAt} />
        </dd>
        <dt>{text('members.seen')}</dt>
        <dd>
          <ChangedAt instant={member.lastSeenAt} />
        </dd>
      </dl>
    </section>
  )
}

function Devices({ member, acts, canWrite }: { readonly member: ReadMember; readonly acts: MemberActs; readonly canWrite: boolean }) {
  const text = useMembersText()
  return (
    <section>
      <h3>{text('members.devices')}</h3>
      {member.sessions.length === 0 && <p className={styles.faint}>{text('members.noDevice')}</p>}
      <ul className={styles.facts}>
        {member.sessions.map(({ id, device, lastSeenAt }) => (
          <li key={id}>
            <p>{device}</p>
            <p className={styles.faint}>
              <ChangedAt instant={lastSeenAt} />
            </p>
          </li>
        ))}
      </ul>
      {canWrite && member.sessions.length > 0 && <Button onClick={() => void acts.signOut(member)}>{text('members.signOut')}</Button>}
    </section>
  )
}

function Content({ id, acts, onErased }: PaneProps) {
  const text = useMembersText()
  const { data: member, isPending } = useMember(id)
  const canWrite = usePanel().start.rights.includes('members.write')
  if (isPending)
    return (
      <AfterDelay>
        <Skeleton width="100%" />
        <Skeleton width="60%" />
      </AfterDelay>
    )
  if (!member)
    return (
      <EmptyState size="small" icon="alert" tone="stop" isAnnounced title={text('members.gone')}>
        <p>{text('members.goneText')}</p>
      </EmptyState>
    )
  return (
    <PersonParts>
      <Account member={member} />
      <MemberNote key={member.note} member={member} acts={acts} canWrite={canWrite} />
      <MemberFacts areas={member.areas} />
      <Devices member={member} acts={acts} canWrite={canWrite} />
      <MemberData member={member} acts={acts} onErased={onErased} />
    </PersonParts>
  )
}

/** One member whole. */
export function MemberPane(props: PaneProps) {
  const text = useMembersText()
  const { data } = useMember(props.id)
  const label = text('members.person')
  return (
    <PersonPanel title={data ? shownName(data) : label} label={label} closeLabel={text('members.close')} onClose={props.onClose}>
      <Content {...props} />
    </PersonPanel>
  )
}
