import type { ReactNode } from 'react'
import styles from './forms.module.css'

/** What is good to know before sending a form, in small letters. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={`inline-links ${styles.hint}`}>{children}</p>
}
