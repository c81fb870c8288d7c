import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useMembersText } from '#admin/members/use-members-text.ts'
import { shownName, type Erasure, type MemberActs, type ReadMember } from '#admin/members/use-members.ts'
import { usePanel } from '#admin/panel-context.ts'
import styles from './member.module.css'

interface DataProps {
  readonly member: ReadMember
  readonly acts: MemberActs
  readonly onErased: (erasure: Erasure) => void
}

function EraseAct({ member, acts, onErased }: DataProps) {
  const text = useMembersText()
  const [isAsked, setIsAsked] = useState(false)
  const erase = async () => {
    setIsAsked(false)
    const erasure = await acts.erase(member)
    if (erasure !== null) onErased(erasure)
  }
  return (
    <>
      <Button variant="remove" onClick={() => setIsAsked(true)}>
        {text('members.erase')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={text('members.eraseTitle', { name: shownName(member) })}
        acts={
          <>
            <Button variant="subtle" onClick={() => setIsAsked(false)} data-autofocus>
              {text('members.keep')}
            </Button>
            <Button variant="final" onClick={() => void erase()}>
              {text('members.erase')}
            </Button>
          </>
        }
      >
        <p>{text('members.eraseText')}</p>
      </Dialog>
    </>
  )
}

/** The copy of the data of a member, and the erasure of the account. An act without its right is absent. */
export function MemberData(props: DataProps) {
  const text = useMembersText()
  const { rights } = usePanel().start
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    await props.acts.export(props.member)
    setIsBusy(false)
  }
  if (!rights.includes('members.export') && !rights.includes('members.erase')) return null
  return (
    <section>
      <h3>{text('members.data')}</h3>
      <div className={styles.acts}>
        {rights.includes('members.export') && (
          <Button icon="download" busy={isBusy && text('members.exportBusy')} onClick={() => void download()}>
            {text('members.export')}
          </Button>
        )}
        {rights.includes('members.erase') && <EraseAct {...props} />}
      </div>
    </section>
  )
}
