import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { AreaControl } from './TextControl.tsx'
import { useCutPaste } from './use-cut-paste.ts'

export interface TextAreaProps extends FieldWords, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A text of several lines, which grows with what it holds. Give `defaultValue` and `ref` where typing shall render nothing. */
export function TextArea({ label, isLabelHidden, help, error, isOptional, counter, id, className, rows = 2, ...area }: TextAreaProps) {
  const limited = useCutPaste<HTMLTextAreaElement>({ ...area, error })
  return (
    <FieldFrame {...{ label, isLabelHidden, help, isOptional, counter, id }} error={limited.error}>
      {(control) => <AreaControl {...area} {...limited.listeners} {...control} rows={rows} className={className} />}
    </FieldFrame>
  )
}
