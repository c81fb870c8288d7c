import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '#kit/class-names.ts'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import styles from './fields.module.css'

export interface TextAreaProps extends FieldWords, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A text of several lines, which grows with what it holds. Give `defaultValue` and `ref` where typing shall render nothing. */
export function TextArea({ label, isLabelHidden, help, error, isOptional, counter, id, className, rows = 2, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, isLabelHidden, help, error, isOptional, counter, id }}>
      {(control) => <textarea {...area} {...control} rows={rows} className={classNames(styles.control, styles.area, className)} />}
    </FieldFrame>
  )
}
