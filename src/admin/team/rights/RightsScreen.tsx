import { Link } from 'react-router-dom'
import { classNames } from '#kit/class-names.ts'
import target from '#kit/styles/target.module.css'
import headStyles from '#admin/screens/head.module.css'
import { useScreenTitle } from '#admin/screens/use-screen-title.ts'
import { TeamTexts } from '#admin/team/TeamTexts.tsx'
import { useTeamText } from '#admin/team/use-team-text.ts'
import { useTeam } from '#admin/team/use-team.ts'
import { Level, RightsTable } from './RightsTable.tsx'
import styles from './rights.module.css'

const levels = ['all', 'publish', 'write', 'words', 'read', 'none'] as const

function Rights() {
  const text = useTeamText()
  const { data } = useTeam()
  useScreenTitle(text('team.rights.title'))
  return (
    <>
      <header className={classNames(headStyles.head, styles.head)}>
        <Link to="/equipe" className={classNames(styles.back, target.target)}>
          {text('team.title')}
        </Link>
        <h1>{text('team.rights.title')}</h1>
      </header>
      <dl className={styles.legend} aria-label={text('team.rights.legend')}>
        {levels.map((level) => (
          <div key={level}>
            <dt>
              <Level level={level} />
            </dt>
            <dd>{text(`team.levelHint.${level}`)}</dd>
          </div>
        ))}
      </dl>
      {/* Reached by the keys, since it scrolls at the side on a phone. */}
      <div className={styles.scroll} role="region" aria-label={text('team.rights.title')} tabIndex={0}>
        <RightsTable count={(profile) => data?.people.filter((person) => person.profile === profile).length ?? 0} />
      </div>
      <footer className={styles.foot}>
        <p>{text('team.rights.foot')}</p>
      </footer>
    </>
  )
}

/** « Qui peut quoi »: the rights of each profile, as the server asks for them. */
export function RightsScreen() {
  return (
    <TeamTexts>
      <Rights />
    </TeamTexts>
  )
}
