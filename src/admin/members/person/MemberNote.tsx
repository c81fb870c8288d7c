import { useState } from 'react'
import { MAX_NOTE_LENGTH } from '#schemas/admin/members/member-areas.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useMembersText } from '#admin/members/use-members-text.ts'
import type { MemberActs, ReadMember } from '#admin/members/use-members.ts'
import styles from './member.module.css'

/** The note of the team on a member: a text for who may only read it. */
export function MemberNote({
  member,
  acts,
  canWrite,
}: {
  readonly member: ReadMember
  readonly acts: MemberActs
  readonly canWrite: boolean
}) {
  const text = useMembersText()
  const [note, setNote] = useState(member.note)
  if (!canWrite)
    return member.note === '' ? null : (
      <section>
        <h3>{text('members.note')}</h3>
        <p>{member.note}</p>
      </section>
    )
  return (
    <section className={styles.note}>
      <TextArea
        label={text('members.note')}
        help={text('members.noteHelp')}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {note.trim() !== member.note && <Button onClick={() => void acts.note(member, note.trim())}>{text('members.noteSave')}</Button>}
    </section>
  )
}
