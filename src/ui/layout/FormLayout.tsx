import type { ReactNode } from 'react'
import styles from './FormLayout.module.css'

interface OneFormProps {
  readonly id: string
  readonly title?: string | undefined
  readonly intro?: ReactNode
  readonly children: ReactNode
}

/** A page's only form: what it is for, the form itself, and what follows from it. */
export function FormLayout({ id, title, intro, children }: OneFormProps) {
  return (
    <section className={styles.form} aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      {title !== undefined && (
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
      )}
      {intro ? <div className={`inline-links ${styles.intro}`}>{intro}</div> : null}
      {children}
    </section>
  )
}
