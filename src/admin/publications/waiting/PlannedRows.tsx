import { Link } from 'react-router-dom'
import { State } from '#kit/feedback/State.tsx'
import { Avatar } from '#kit/text/Avatar.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { siteThenAddress } from '#admin/publications/at-date/at-date-address.ts'
import { DocumentPicture } from '#admin/publications/DocumentPicture.tsx'
import { momentWords, planName } from '#admin/publications/planned/plan-words.ts'
import { changeAddress, placeOfPlan, whereOfPlan, type Plan } from '#admin/publications/publication-types.ts'
import styles from '#admin/publications/publications.module.css'
import { ChangedAt } from '#admin/texts/ChangedAt.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

function PlannedRow({ plan }: { readonly plan: Plan }) {
  const text = usePanelText()
  const { start } = usePanel()
  const author = plan.savedBy?.name
  const end =
    plan.endsAt === null ? text('panel.publish.plan.forGood') : text('panel.publish.plan.untilMoment', { until: momentWords(plan.endsAt) })
  return (
    <tr>
      <td className={styles.check} />
      <th scope="row">
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
      </th>
      <td className={styles.changes}>
        <span className={styles.what}>{plan.heldFor[0]?.message ?? text('panel.publish.plan.alone')}</span>
        <span className={styles.where}>{end}</span>
      </td>
      <td className={styles.state}>
        <State kind={plan.state === 'HELD' ? 'broken' : 'planned'}>
          {plan.state === 'HELD' ? text('panel.publish.plan.state.HELD') : momentWords(plan.startsAt)}
        </State>
      </td>
      <td className={styles.author}>
        <span className={styles.by} title={author}>
          {author !== undefined && <Avatar name={author} />}
          <ChangedAt instant={plan.savedAt} />
        </span>
      </td>
    </tr>
  )
}

/** The versions that are published by themselves in the next month, and those that are held. */
export function PlannedRows({ plans }: { readonly plans: readonly Plan[] }) {
  const text = usePanelText()
  if (plans.length === 0) return null
  return (
    <tbody>
      <tr className={styles.group}>
        <th colSpan={5} scope="rowgroup">
          <span>{text('panel.publish.group.planned')}</span> <span className={styles.number}>{plans.length}</span>{' '}
          <Link to="?vue=programmees">{text('panel.publish.plan.calendar')}</Link>
        </th>
      </tr>
      {plans.map((plan) => (
        <PlannedRow key={plan.plan} plan={plan} />
      ))}
    </tbody>
  )
}
