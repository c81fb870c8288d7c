import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/Icon.tsx'
import { NoWrap } from '#ui/text/NoWrap.tsx'
import styles from '#ui/forms/forms.module.css'
import type { FieldProps } from './field-props.ts'

interface FieldFrameProps {
  readonly field: FieldProps
  readonly ids: { readonly id: string; readonly hintId: string; readonly errorId: string }
  readonly children: ReactNode
}

/** A field's label, hint and error around its element. */
export function FieldFrame({ field, ids, children }: FieldFrameProps) {
  const { label, requirement } = field
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        <NoWrap words={label} />
        {requirement !== undefined && <span className={styles.requirement}> {`(${requirement})`}</span>}
      </label>
      <FieldNotes field={field} ids={ids} />
      {children}
    </div>
  )
}

/** A field's hint and error: an icon and words, never the colour alone. */
export function FieldNotes({ field: { hint, error }, ids }: Omit<FieldFrameProps, 'children'>) {
  return (
    <>
      {hint ? (
        <p className={styles.hint} id={ids.hintId}>
          <NoWrap words={hint} />
        </p>
      ) : null}
      {error !== undefined && (
        <p className={styles.error} id={ids.errorId}>
          <Icon name="warning" />
          <span>
            <NoWrap words={error} />
          </span>
        </p>
      )}
    </>
  )
}
