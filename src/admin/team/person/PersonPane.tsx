import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { isTeamProfile, profileWords } from '#schemas/admin/team/team-profiles.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { PersonPanel, PersonParts } from '#admin/people/PersonPanel.tsx'
import { offeredProfiles } from '#schemas/admin/team/offered-profiles.ts'
import { profileLines } from '#admin/team/profile-lines.ts'
import { useTeamText } from '#admin/team/use-team-text.ts'
import { shownName, type TeamActs, type TeamPerson } from '#admin/team/use-team.ts'
import { setViewedProfile } from '#admin/view-as/viewed-profile.ts'
import { Devices } from './Devices.tsx'
import styles from './person.module.css'

interface PaneProps {
  readonly person: TeamPerson
  readonly acts: TeamActs
  readonly onClose: () => void
}

function Profile({ person, acts }: PaneProps) {
  const text = useTeamText()
  const navigate = useNavigate()
  const { profile: own } = person
  const { does, not } = profileLines(own)
  const look = (profile: AdminProfile) => {
    setViewedProfile(profile, `/equipe?personne=${person.id}`)
    void navigate('/')
  }
  return (
    <section>
      {own !== 'SUPER_ADMIN' && (
        <div className={styles.look}>
          <Button icon="eye" isWide onClick={() => look(own)}>
            {text('team.lookNow')}
          </Button>
        </div>
      )}
      <Select
        label={text('team.profile')}
        value={person.profile}
        options={offeredProfiles(own).map((profile) => ({ value: profile, label: profileWords[profile].name.fr }))}
        onChange={(value) => {
          if (isTeamProfile(value) && value !== person.profile) void acts.change(person, value)
        }}
      />
      <ul className={styles.lines}>
        {does.map((key) => (
          <li key={key}>
            <Icon name="check" size={14} />
            <span>{text(key)}</span>
          </li>
        ))}
        {not.map((key) => (
          <li key={key} data-not>
            <span aria-hidden="true">–</span>
            <span>{text(key)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Removal({ person, acts, onClose }: PaneProps) {
  const text = useTeamText()
  const [isAsked, setIsAsked] = useState(false)
  const remove = async () => {
    setIsAsked(false)
    if (await acts.remove(person)) onClose()
  }
  return (
    <section>
      <Button variant="remove" onClick={() => setIsAsked(true)}>
        {text('team.remove')}
      </Button>
      <p className={styles.hint}>{text('team.removeText')}</p>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={text('team.removeTitle', { name: shownName(person) })}
        acts={
          <>
            <Button variant="subtle" onClick={() => setIsAsked(false)} data-autofocus>
              {text('team.keep')}
            </Button>
            <Button variant="final" onClick={() => void remove()}>
              {text('team.remove')}
            </Button>
          </>
        }
      >
        <p>{text('team.removeText')}</p>
      </Dialog>
    </section>
  )
}

/** A person of the team: profile, devices, removal. */
export function PersonPane(props: PaneProps) {
  const text = useTeamText()
  return (
    <PersonPanel title={shownName(props.person)} closeLabel={text('team.close')} onClose={props.onClose}>
      <PersonParts>
        <Profile {...props} />
        <Devices person={props.person} acts={props.acts} />
        <Removal {...props} />
      </PersonParts>
    </PersonPanel>
  )
}
