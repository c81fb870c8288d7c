import type { ReactNode } from 'react'
import styles from './forms.module.css'

/** A hint before the submit button of a form, in small letters. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={`inline-links ${styles.hint}`}>{children}</p>
}
