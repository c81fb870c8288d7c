import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { INVITE } from '#admin/team/team-address.ts'
import { useTeamText } from '#admin/team/use-team-text.ts'
import type { TeamActs } from '#admin/team/use-team.ts'
import { setViewedProfile } from '#admin/view-as/viewed-profile.ts'
import styles from './invite.module.css'
import { ProfileChoice } from './ProfileChoice.tsx'
import { SeenPlaces } from './SeenPlaces.tsx'

interface InviteProps {
  readonly acts: Pick<TeamActs, 'invite'>
  readonly onClose: () => void
}

interface Typed {
  readonly email: string
  readonly profile: TeamProfile | null
  readonly word: string
}

const nothing: Typed = { email: '', profile: null, word: '' }
/** The typed values, stored while the person looks at the panel as the profile has it. */
let storedInput: Typed | null = null

const WORD_MAX = 500

function useInvitation({ acts, onClose }: InviteProps) {
  const [typed, setTyped] = useState(storedInput ?? nothing)
  // A render that is given up and begun again still finds them.
  useEffect(() => {
    storedInput = null
  }, [])
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const [email, { profile, word }] = [typed.email.trim(), typed]
    if (isBusy || email === '' || profile === null) return
    setIsBusy(true)
    const isSent = await acts.invite({ email, profile, word: word.trim() }, setRefusal)
    setIsBusy(false)
    if (isSent) onClose()
  }
  const change = (part: Partial<Typed>) => {
    if (part.email !== undefined) setRefusal(undefined)
    setTyped({ ...typed, ...part })
  }
  return { typed, isChecked, isBusy, refusal, send, change }
}

function Fields({
  typed,
  isChecked,
  refusal,
  change,
}: Pick<ReturnType<typeof useInvitation>, 'change' | 'isChecked' | 'refusal' | 'typed'>) {
  const text = useTeamText()
  return (
    <div className={styles.fields}>
      <TextField
        data-autofocus
        label={text('team.invite.email')}
        help={text('team.invite.emailHelp')}
        type="email"
        autoComplete="off"
        value={typed.email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        error={isChecked && typed.email.trim() === '' ? text('team.invite.emailMissing') : refusal}
      />
      <ProfileChoice
        chosen={typed.profile}
        error={isChecked && typed.profile === null ? text('team.invite.profileMissing') : undefined}
        onChoose={(profile) => change({ profile })}
      />
      <TextArea
        label={text('team.invite.word')}
        isOptional
        maxLength={WORD_MAX}
        value={typed.word}
        onChange={({ currentTarget }) => change({ word: currentTarget.value })}
      />
    </div>
  )
}

/** The form of an invitation, with the places that the chosen profile sees. */
export function InviteSheet(props: InviteProps) {
  const text = useTeamText()
  const navigate = useNavigate()
  const { isBusy, send, ...form } = useInvitation(props)
  const look = (profile: AdminProfile) => {
    storedInput = form.typed
    setViewedProfile(profile, `/equipe?${INVITE}`)
    void navigate('/')
  }
  return (
    <Sheet isOpen onClose={props.onClose} title={text('team.invite.title')} width={760} isFlush>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <div className={styles.scroll}>
          <Fields {...form} />
          <SeenPlaces profile={form.typed.profile} onLook={look} />
        </div>
        <div className={styles.foot} data-keep-clear="">
          <p>{text('team.invite.hint')}</p>
          <Button variant="subtle" onClick={props.onClose}>
            {text('team.invite.back')}
          </Button>
          <Button type="submit" variant="primary" icon="send" busy={isBusy && text('team.invite.busy')}>
            {text('team.invite.send')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
