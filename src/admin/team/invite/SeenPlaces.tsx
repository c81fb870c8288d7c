import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { rightsOfProfile, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePlacesOf } from '#admin/places/use-places.ts'
import { useTeamText } from '#admin/team/use-team-text.ts'
import styles from './invite.module.css'

interface SeenProps {
  readonly profile: TeamProfile | null
  readonly onLook: (profile: AdminProfile) => void
}

/** The places of the navigation that a profile sees. */
export function SeenPlaces({ profile, onLook }: SeenProps) {
  const text = useTeamText()
  const { start } = usePanel()
  const places = usePlacesOf(profile === null ? [] : rightsOfProfile(profile))
  return (
    <section className={styles.sees} aria-label={text('team.invite.sees')}>
      <h3>{text('team.invite.sees')}</h3>
      {profile === null ? (
        <p>{text('team.invite.none')}</p>
      ) : (
        <>
          <div className={styles.panel}>
            <b>{start.siteName}</b>
            <ul>
              {places.map(({ path, label, icon }) => (
                <li key={path}>
                  <Icon name={icon} />
                  <span>{label}</span>
                </li>
              ))}
            </ul>
          </div>
          <p>{text('team.invite.rest')}</p>
          {profile !== 'SUPER_ADMIN' && (
            <>
              <Button icon="eye" onClick={() => onLook(profile)}>
                {text('team.look')}
              </Button>
              <p>{text('team.lookHint')}</p>
            </>
          )}
        </>
      )}
    </section>
  )
}
