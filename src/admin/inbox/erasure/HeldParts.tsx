import type { InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import styles from './erasure.module.css'

interface PartsProps {
  readonly title: string
  readonly parts: InboxHoldings['held']
}

/** The parts that an erasure takes away, with their numbers. */
export function GoingParts({ title, parts }: PartsProps) {
  const text = useInboxText()
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.parts}>
        {parts.map(({ area, count }) => (
          <li key={area}>{text(`inbox.held.${area}`, { count })}</li>
        ))}
      </ul>
    </div>
  )
}

/** The parts that an erasure leaves, each with the reason. */
export function StayingParts({ title, parts }: PartsProps) {
  const text = useInboxText()
  return (
    <div>
      <h4>{title}</h4>
      <dl className={styles.kept}>
        {parts.map(({ area, count, kept }) => (
          <div key={area}>
            <dt>{text(`inbox.held.${area}`, { count })}</dt>
            <dd>{kept}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
