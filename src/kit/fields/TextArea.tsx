import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { AreaControl } from './TextControl.tsx'

export interface TextAreaProps extends FieldWords, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A text of several lines, which grows with what it holds. Give `defaultValue` and `ref` where typing shall render nothing. */
export function TextArea({ label, isLabelHidden, help, error, isOptional, counter, id, className, rows = 2, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, isLabelHidden, help, error, isOptional, counter, id }}>
      {(control) => <AreaControl {...area} {...control} rows={rows} className={className} />}
    </FieldFrame>
  )
}
