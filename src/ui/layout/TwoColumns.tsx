import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

interface SideBySideProps {
  readonly children: ReactNode
  /** What stays in sight beside it, where there is room; below it otherwise. */
  readonly aside: ReactNode
}

/** What somebody works on, and beside it what that comes to. It stands in a container that says how much room there is. */
export function TwoColumns({ children, aside }: SideBySideProps) {
  return (
    <div className={styles.parts}>
      <div className={styles.main}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
