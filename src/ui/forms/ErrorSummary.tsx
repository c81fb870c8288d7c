import type { MouseEvent } from 'react'
import { FormNotice } from './FormNotice.tsx'
import { fieldId } from './form-scope.ts'
import styles from './notices.module.css'

/** Why one field was refused; an empty field name speaks of the whole form. */
export interface FormError {
  readonly field: string
  readonly message: string
}

/** The labels of a form's fields by name, in their order; null for a field that the reason of a refusal names itself. */
export type FieldLabels = Readonly<Record<string, string | null>>

interface ErrorSummaryProps {
  readonly prefix: string
  readonly message: string
  readonly errors: readonly FormError[]
  readonly labels: FieldLabels
  /** Called when a line is followed, before the browser goes to its field. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>, field: string) => void) | undefined
}

/** Lists the errors of a form in one place. Each line leads to its field. */
export function ErrorSummary({ prefix, message, errors, labels, onFollow }: ErrorSummaryProps) {
  const called = new Map(Object.entries(labels))
  return (
    <FormNotice kind="failure" title={message} takesFocus={errors.every(({ field }) => field === '')}>
      {errors.length > 0 && (
        <ul className={styles.summary}>
          {errors.map(({ field, message: reason }, index) => (
            <li key={index}>
              {field === '' ? (
                <span>{reason}</span>
              ) : (
                <a href={`#${fieldId(prefix, field)}`} onClick={(event) => onFollow?.(event, field)}>
                  {called.get(field) ?? reason}
                </a>
              )}
              {called.get(field) && <span className={styles.reason}>{reason}</span>}
            </li>
          ))}
        </ul>
      )}
    </FormNotice>
  )
}
