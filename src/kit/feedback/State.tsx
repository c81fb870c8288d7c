import type { ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import styles from './feedback.module.css'

/** Each kind has a shape of its own, so that no state is known by its colour alone. */
export type StateKind = 'live' | 'modified' | 'draft' | 'planned' | 'archived' | 'broken' | 'none'

/** A state: a shape, a word, then a colour. */
export function State({ kind, children }: { readonly kind: StateKind; readonly children: ReactNode }) {
  return <span className={classNames(styles.state, styles[`state-${kind}`])}>{children}</span>
}
