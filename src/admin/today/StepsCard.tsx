import { Link } from 'react-router-dom'
import type { Today } from '#schemas/admin/today/today-shapes.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { findResource } from '#admin/resources/resource-list.ts'
import styles from './today.module.css'
import { useTodayText } from './use-today-text.ts'

type Step = Today['steps'][number]

const addressOf = ({ name, resource }: Step): string =>
  name === 'HOME' ? '/pages' : name === 'PICTURE' ? '/mediatheque' : `/${resource ?? ''}/nouveau`

/** The first acts of a new site, until all are done. */
export function StepsCard({ steps }: { readonly steps: readonly Step[] }) {
  const text = useTodayText()
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <section className={styles.card} aria-labelledby="today-steps">
      <header className={styles.cardHead}>
        <h3 id="today-steps">{text('today.steps')}</h3>
        <p className={styles.until}>{text('today.steps.done', { done, all: steps.length })}</p>
      </header>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name + (step.resource ?? '')}>
            <Link to={addressOf(step)} className={styles.step} data-done={step.isDone || undefined}>
              <Icon name={step.isDone ? 'circle-check' : 'square'} />
              <span>{text(`today.step.${step.name}`, { resource: findResource(step.resource ?? undefined)?.words.many.fr ?? '' })}</span>
              {step.isDone && <VisuallyHidden>{text('today.step.isDone')}</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
