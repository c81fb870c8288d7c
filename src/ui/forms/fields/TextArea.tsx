import { useFieldIds } from '#ui/forms/form-scope.ts'
import styles from '#ui/forms/forms.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { fieldAria, type FieldProps } from './field-props.ts'

interface TextAreaProps extends FieldProps {
  readonly rows?: number | undefined
  readonly defaultValue?: string | undefined
}

/** Several lines of text. */
export function TextArea({ rows = 5, defaultValue, ...field }: TextAreaProps) {
  const { autoFocus, ...ids } = useFieldIds(field.name)
  return (
    <FieldFrame field={field} ids={ids}>
      <textarea
        {...fieldAria(field, ids)}
        className={styles.input}
        dir="auto"
        rows={rows}
        autoFocus={autoFocus}
        defaultValue={defaultValue}
      />
    </FieldFrame>
  )
}
