import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import styles from './pages.module.css'

const ROWS = [62, 48, 70, 54, 40, 66, 50, 58]

interface ListSkeletonProps {
  readonly label: string
  /** How many languages have a column of their own. */
  readonly languages: number
}

/** Grey rows of the shape of the list, once it has been waited for: nothing moves when the list is there. */
export function ListSkeleton({ label, languages }: ListSkeletonProps) {
  const columns = Array.from({ length: languages }, (_, index) => `language-${index}`)
  return (
    <div role="status" aria-label={label}>
      <AfterDelay>
        <div className={styles.greyHead} />
        {ROWS.map((width) => (
          <div key={width} className={styles.grey}>
            <Skeleton width={32} height={32} />
            <div className={styles.greyName}>
              <Skeleton width={`${width}%`} />
              <Skeleton width={`${width / 2}%`} height={10} />
            </div>
            {columns.map((column) => (
              <span key={column} className={styles.language}>
                <Skeleton width={64} />
              </span>
            ))}
            <span className={styles.when}>
              <Skeleton width={72} />
            </span>
            <Skeleton width={16} />
          </div>
        ))}
      </AfterDelay>
    </div>
  )
}
