import type { ReactNode } from 'react'
import { Icon } from '#kit/icons/Icon.tsx'
import styles from './fields.module.css'

export interface FieldNotesProps {
  readonly id: string
  readonly error?: ReactNode
  readonly help?: ReactNode
}

const isThere = (words: ReactNode) => words !== undefined && words !== null && words !== false && words !== ''

/** The attributes that join a control with the notes under it. */
export function noteAttributes({ id, error, help }: FieldNotesProps) {
  const described = [isThere(error) && `${id}-error`, isThere(help) && `${id}-help`].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': isThere(error) || undefined } as const
}

/** The error and the help under a control. */
export function FieldNotes({ id, error, help }: FieldNotesProps) {
  return (
    <>
      {isThere(error) && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" size={14} />
          <span>{error}</span>
        </p>
      )}
      {isThere(help) && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  )
}
