import { Link } from 'react-router-dom'
import type { Today, Unpublished } from '#schemas/admin/today/today-shapes.ts'
import { State, type StateKind } from '#kit/feedback/State.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { thingAddress } from '#admin/places/thing-address.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { agreementOf } from '#admin/resources/texts/resource-words.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { thingOf } from './change-words.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

const stateKinds: Readonly<Record<Unpublished['standing'], StateKind>> = {
  ...{ ONLINE: 'modified', PLANNED: 'planned', OFFLINE: 'draft', NEVER: 'draft' },
}

function Row({ thing }: { readonly thing: Unpublished }) {
  const text = useTodayText()
  const panelText = usePanelText()
  const { screens } = usePanel()
  const { kind, id, locale, standing } = thing
  const resource = findResource(kind)
  const title = kind === 'menu' || thing.title.trim() === '' ? null : thing.title
  return (
    <li>
      <Link to={kind === 'menu' ? '/pages' : (thingAddress(screens, kind, id, locale) ?? '/a-publier')}>
        {thingOf({ kind, title, count: 1 }, text)}
      </Link>
      <State kind={stateKinds[standing]}>
        {panelText(`panel.publish.state.${standing}`, { agreement: resource === undefined ? 'f' : agreementOf(resource) })}
      </State>
    </li>
  )
}

/** The things that are edited and not published: the last edited, and the way to all of them. */
export function UnpublishedCard({ unpublished: { count, latest } }: Pick<Today, 'unpublished'>) {
  const text = useTodayText()
  if (count === 0) return null
  return (
    <section className={styles.card} aria-labelledby="today-unpublished">
      <header className={styles.cardHead}>
        <h3 id="today-unpublished">{text('today.unpublished')}</h3>
        <span className={styles.count}>{count}</span>
        <Link to="/a-publier" className={styles.all}>
          {text('today.unpublished.all')}
        </Link>
      </header>
      <ul className={styles.unpublished}>
        {latest.map((thing) => (
          <Row key={`${thing.kind} ${thing.id} ${thing.locale ?? ''}`} thing={thing} />
        ))}
      </ul>
    </section>
  )
}
