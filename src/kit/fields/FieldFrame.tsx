import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { useKitTexts } from '#kit/texts.tsx'
import { FieldNotes, noteAttributes } from './FieldNotes.tsx'
import styles from './fields.module.css'

/** Words around a control, the same for every field. */
export interface FieldWords {
  readonly label: ReactNode
  /** Screen readers alone read such a label: for a field whose place says it. */
  readonly isLabelHidden?: boolean | undefined
  /** Stands under the control. */
  readonly help?: ReactNode
  /** The fault, then the remedy: a sentence under the control. */
  readonly error?: ReactNode
  readonly isOptional?: boolean | undefined
  /** Stands at the right of the label, such as « 11 / 120 ». */
  readonly counter?: ReactNode
}

/** The attributes that a control takes from its frame, so that its words are read with it. */
export interface FramedControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldWords {
  readonly id?: string | undefined
  /** An act inside the control, at its right; it appears with the pointer or the focus. */
  readonly act?: ReactNode
  readonly children: (control: FramedControl) => ReactNode
}

/** Label above, then the control, then the error, then the help. */
export function FieldFrame({ label, isLabelHidden = false, help, error, isOptional = false, counter, id, act, children }: FieldFrameProps) {
  const texts = useKitTexts()
  const own = useId()
  const control = id ?? own
  const aside = counter ?? (isOptional ? texts.optional : null)
  const framed = { id: control, ...noteAttributes({ id: control, error, help }) }
  const words = <label htmlFor={control}>{label}</label>
  return (
    <div className={styles.field}>
      {isLabelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <span className={styles.label}>{words}</span>
          {aside !== null && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {act === undefined ? (
        children(framed)
      ) : (
        <div className={styles['box-with-act']}>
          {children(framed)}
          <div className={styles.act}>{act}</div>
        </div>
      )}
      <FieldNotes id={control} error={error} help={help} />
    </div>
  )
}
