import { useId } from 'react'
import { profileWords, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { offeredProfiles } from '#schemas/admin/team/offered-profiles.ts'
import { useTeamText } from '#admin/team/use-team-text.ts'
import styles from './invite.module.css'

interface ProfileChoiceProps {
  readonly chosen: TeamProfile | null
  readonly error: string | undefined
  readonly onChoose: (profile: TeamProfile) => void
}

/** The profiles, each with its work in a sentence. */
export function ProfileChoice({ chosen, error, onChoose }: ProfileChoiceProps) {
  const text = useTeamText()
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{text('team.invite.profile')}</legend>
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        {offeredProfiles().map((profile) => (
          <div key={profile} className={styles.option}>
            <input
              id={`${id}-${profile}`}
              type="radio"
              name={id}
              checked={chosen === profile}
              aria-describedby={`${id}-${profile}-can`}
              onChange={() => onChoose(profile)}
            />
            <label htmlFor={`${id}-${profile}`}>{profileWords[profile].name.fr}</label>
            <p id={`${id}-${profile}-can`}>{profileWords[profile].can.fr}</p>
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
