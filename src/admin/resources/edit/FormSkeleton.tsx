import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './edit.module.css'

/** Grey fields of the shape of a form, once it has been waited for. */
export function FormSkeleton() {
  const text = usePanelText()
  return (
    <div role="status" aria-label={text('panel.loading')}>
      <AfterDelay>
        <div className={styles.head}>
          <Skeleton width={220} />
        </div>
        <div className={styles.greyForm}>
          <Skeleton width={60} />
          <Skeleton height={32} />
          <Skeleton width={80} />
          <Skeleton height={72} />
          <Skeleton width={50} />
          <Skeleton height={160} />
        </div>
      </AfterDelay>
    </div>
  )
}
