import { Link } from 'react-router-dom'
import type { SiteChange } from '#schemas/admin/today/today-shapes.ts'
import { Avatar } from '#kit/text/Avatar.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { changeAddress, thingOf, verbOf } from './change-words.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

function Change({ change }: { readonly change: SiteChange }) {
  const text = useTodayText()
  const { person, screens } = usePanel()
  const isMe = change.by?.id === person.id
  const name = isMe ? text('today.you') : (change.by?.name ?? text('today.somebody'))
  const address = changeAddress(screens, change)
  const thing = thingOf(change, text)
  return (
    <li>
      <Avatar name={change.by?.name ?? name} />
      <p>
        <span>{name}</span> <span>{verbOf(change.act, isMe, text)}</span>{' '}
        {address === null ? <span>{thing}</span> : <Link to={address}>{thing}</Link>}
        <span className={styles.when}>
          <ChangedAt instant={change.at} />
        </span>
      </p>
    </li>
  )
}

/** The latest changes with their authors, each with a link to the thing. */
export function ChangesCard({ changes }: { readonly changes: readonly SiteChange[] }) {
  const text = useTodayText()
  return (
    <section className={styles.card} aria-labelledby="today-changes">
      <header className={styles.cardHead}>
        <h3 id="today-changes">{text('today.changes')}</h3>
      </header>
      {changes.length === 0 ? (
        <p className={styles.quiet}>{text('today.changes.none')}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <Change key={`${change.at} ${change.kind} ${change.act} ${change.id ?? ''}`} change={change} />
          ))}
        </ul>
      )}
    </section>
  )
}
