import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './reviews.module.css'

/** The drafts that the person is asked to read, a line each; nothing when there are none. */
export function WaitingReviews() {
  const text = usePanelText()
  const { admin, lock } = usePanel()
  const { data } = useQuery({ queryKey: ['approval.waiting'], queryFn: () => lock.read(() => admin.approval.waiting()) })
  if (data === undefined || data.length === 0) return null
  return (
    <ul className={styles.waiting} aria-label={text('panel.review.waiting')}>
      {data.map(({ review, title, askedBy }) => (
        <li key={review}>
          <Icon name="send" size={16} />
          <span>{text('panel.review.by', { name: askedBy?.name ?? text('panel.review.colleague') })}</span>
          <Link to={`/relecture/${review}`}>{title === '' ? text('panel.review.shell') : title}</Link>
        </li>
      ))}
    </ul>
  )
}
