import type { ReactNode } from 'react'
import styles from './text.module.css'

/** A text that screen readers alone read. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  )
}
