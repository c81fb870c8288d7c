import { Link } from 'react-router-dom'
import { State } from '#kit/feedback/State.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { siteThenAddress } from '#admin/publications/at-date/at-date-address.ts'
import { DocumentPicture } from '#admin/publications/DocumentPicture.tsx'
import { momentWords, planName } from '#admin/publications/planned/plan-words.ts'
import { changeAddress, placeOfPlan, whereOfPlan, type Plan } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

/** The name of a planned version, which leads to its document, and to the site as it will be. */
export function PlannedName({ plan }: { readonly plan: Plan }) {
  const text = usePanelText()
  const { start } = usePanel()
  return (
    <div className={styles.name}>
      <DocumentPicture document={placeOfPlan(plan)} version={plan.savedAt} />
      <div>
        <Link to={changeAddress(placeOfPlan(plan))} className={styles.title}>
          {planName(plan, text)}
        </Link>
        <span className={styles.where}>{whereOfPlan(plan, start.locales)}</span>
        {plan.state !== 'HELD' && plan.kind !== 'item' && (
          <Link to={siteThenAddress(plan)} className={styles.other}>
            {text('panel.atDate.open')}
          </Link>
        )}
      </div>
    </div>
  )
}

/** The reason that holds a planned version, or that it is published by itself, and until when. */
export function PlannedChanges({ plan: { heldFor, endsAt } }: { readonly plan: Plan }) {
  const text = usePanelText()
  return (
    <>
      <span className={styles.what}>{heldFor[0]?.message ?? text('panel.publish.plan.alone')}</span>
      <span className={styles.where}>
        {endsAt === null ? text('panel.publish.plan.forGood') : text('panel.publish.plan.untilMoment', { until: momentWords(endsAt) })}
      </span>
    </>
  )
}

/** The moment of a planned version, or that it is held. */
export function PlannedState({ plan: { state, startsAt } }: { readonly plan: Plan }) {
  const text = usePanelText()
  const isHeld = state === 'HELD'
  return <State kind={isHeld ? 'broken' : 'planned'}>{isHeld ? text('panel.publish.plan.state.HELD') : momentWords(startsAt)}</State>
}

/** The head of the versions that are published by themselves in the next month, and of those that are held. */
export function PlannedTitle({ count }: { readonly count: number }) {
  const text = usePanelText()
  return (
    <>
      <span>{text('panel.publish.group.planned')}</span> <span className={styles.number}>{count}</span>{' '}
      <Link to="?vue=programmees">{text('panel.publish.plan.calendar')}</Link>
    </>
  )
}
