import type { InboxItem, InboxState } from '#schemas/admin/inbox/inbox-shapes.ts'
import { isOpenInboxState } from '#domain/inbox/inbox-states.ts'
import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { Select } from '#kit/fields/Select.tsx'
import { DueDay, StateTag, writtenDay } from '../list/Tags.tsx'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { useInboxTeam } from '../use-inbox.ts'
import type { InboxActs } from '../use-inbox-acts.ts'
import styles from './facts.module.css'
import { NoteField } from './NoteField.tsx'

interface FactsProps {
  readonly item: InboxItem
  readonly acts: InboxActs
  readonly mayWrite: boolean
}

function StateField({ item, acts, mayWrite }: FactsProps) {
  const text = useInboxText()
  if (!mayWrite || item.state === 'TRASHED' || item.states.length < 2)
    return (
      <p className={styles.fact}>
        <span>{text('inbox.field.state')}</span> <StateTag state={item.state} />
      </p>
    )
  const options = item.states.map((state) => ({ value: state, label: text(`inbox.state.${state}`) }))
  return (
    <Select
      label={text('inbox.field.state')}
      options={options}
      value={item.state}
      onChange={(state) => void acts.setState(item, state as InboxState)}
    />
  )
}

function AssigneeField({ item, acts, mayWrite }: FactsProps) {
  const text = useInboxText()
  const team = useInboxTeam()
  const { assignee } = item
  const others = assignee && !team.some(({ id }) => id === assignee.id) ? [assignee] : []
  const give = (value: string) => {
    const who = team.find(({ id }) => String(id) === value)
    void acts.change(item, { assignee: who?.id ?? null }, who ? text('inbox.said.assignee', { who: who.name }) : text('inbox.said.nobody'))
  }
  return (
    <Select
      label={text('inbox.field.assignee')}
      placeholder={text('inbox.nobody')}
      options={[...others, ...team].map(({ id, name }) => ({ value: String(id), label: name }))}
      value={assignee ? String(assignee.id) : ''}
      isDisabled={!mayWrite}
      onChange={give}
    />
  )
}

function Contact({ item: { email, phone, userId, reference } }: Pick<FactsProps, 'item'>) {
  const text = useInboxText()
  return (
    <div className={styles.group}>
      <h3>{text('inbox.field.contact')}</h3>
      {email !== null && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone !== null && (
        <p>
          <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </p>
      )}
      <p>{text(userId === null ? 'inbox.visitor' : 'inbox.account')}</p>
      {reference !== null && <p>{text('inbox.reference', { reference })}</p>}
    </div>
  )
}

/** Beside a message: its state, who deals with it, how to reach the person, the note, when it is erased. */
export function Facts(props: FactsProps) {
  const text = useInboxText()
  const { item } = props
  return (
    <aside className={styles.facts} aria-label={text('inbox.facts')}>
      {item.dueOn !== null && isOpenInboxState(item.state) && (
        <p className={styles.fact}>
          <span>{text('inbox.field.due')}</span> <DueDay day={item.dueOn} />
        </p>
      )}
      <StateField {...props} />
      <AssigneeField {...props} />
      <Contact item={item} />
      <NoteField {...props} />
      <p className={styles.erased}>
        {item.kept !== null
          ? text(`inbox.kept.${item.kept}`)
          : item.erasedOn !== null && text('inbox.erased', { day: writtenDay(item.erasedOn) })}
      </p>
    </aside>
  )
}
