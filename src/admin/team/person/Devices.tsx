import { Button } from '#kit/buttons/Button.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { useTeamText } from '#admin/team/use-team-text.ts'
import { useSessions, type TeamActs, type TeamPerson } from '#admin/team/use-team.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import styles from './person.module.css'

const isPhone = (device: string): boolean => /iphone|android|mobile/i.test(device)

/** The devices on which a person is signed in, closed one by one. */
export function Devices({ person, acts }: { readonly person: TeamPerson; readonly acts: Pick<TeamActs, 'endSession'> }) {
  const text = useTeamText()
  const { data } = useSessions(person.id)
  const sessions = data?.sessions
  return (
    <section aria-busy={sessions === undefined}>
      <h3>{text('team.devices')}</h3>
      {sessions?.length === 0 && <p className={styles.hint}>{text('team.noDevice')}</p>}
      <ul className={styles.devices}>
        {sessions?.map(({ id, device, lastSeenAt, isYours }) => (
          <li key={id}>
            <Icon name={isPhone(device) ? 'smartphone' : 'monitor'} />
            <div>
              <p>{device}</p>
              <p className={styles.hint}>{isYours ? text('team.thisDevice') : <ChangedAt instant={lastSeenAt} />}</p>
            </div>
            {!isYours && (
              <Button variant="link" aria-label={text('team.endDeviceOf', { device })} onClick={() => void acts.endSession(person, id)}>
                {text('team.endDevice')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
