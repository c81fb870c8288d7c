import type { ReactNode } from 'react'
import styles from './forms.module.css'

/** The buttons of a form side by side, the one that sends it first. */
export function FormButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
