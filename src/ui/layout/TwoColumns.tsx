import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

interface SideBySideProps {
  readonly children: ReactNode
  /** Content that stays in sight beside it where there is room; below it otherwise. */
  readonly aside: ReactNode
}

/** The main content, with its summary beside it. It stands in a container whose width decides. */
export function TwoColumns({ children, aside }: SideBySideProps) {
  return (
    <div className={styles.parts}>
      <div className={styles.main}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
