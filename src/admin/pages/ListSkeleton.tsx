import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import styles from './pages.module.css'

const ROWS = [62, 48, 70, 54, 40, 66, 50, 58]

/** Grey rows of the shape of the list, once it has been waited for. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      <AfterDelay>
        {ROWS.map((width) => (
          <div key={width} className={styles.grey}>
            <Skeleton width={40} height={32} />
            <div>
              <Skeleton width={`${width}%`} />
              <Skeleton width={`${width / 2}%`} height={10} />
            </div>
            <Skeleton width={72} />
          </div>
        ))}
      </AfterDelay>
    </div>
  )
}
