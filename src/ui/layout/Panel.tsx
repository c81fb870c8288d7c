import type { ReactNode } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  readonly id: string
  readonly title: string
  readonly intro?: ReactNode
  readonly children?: ReactNode
  /** Notes beside it: in the other margin where there is one, else below. */
  readonly notes?: ReactNode
}

/** One thing to see to: its title stands in the margin, what to do beside it. */
export function Panel({ id, title, intro, children, notes }: PanelProps) {
  return (
    <section className={styles.panel} data-panel="" aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.body}>
        {intro ? <div className={`inline-links ${styles.intro}`}>{intro}</div> : null}
        {children}
      </div>
      {notes ? <div className={`inline-links ${styles.notes}`}>{notes}</div> : null}
    </section>
  )
}
