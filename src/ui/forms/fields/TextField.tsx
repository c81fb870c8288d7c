import { useFieldIds } from '#ui/forms/form-scope.ts'
import styles from '#ui/forms/forms.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { fieldAria, type FieldProps } from './field-props.ts'

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'url' | 'search' | undefined
  readonly autoComplete?: string | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined
  readonly defaultValue?: string | undefined
  /** A short field says that little is expected: a code, a date. */
  readonly width?: 'full' | 'short' | undefined
}

/** A line of text. */
export function TextField({ type = 'text', autoComplete, inputMode, defaultValue, width, ...field }: TextFieldProps) {
  const { autoFocus, ...ids } = useFieldIds(field.name)
  const isProse = type === 'text' && inputMode === undefined
  // Addresses and numbers are never capitalised: the attribute is not theirs.
  const isCode = type === 'text' && inputMode !== undefined
  return (
    <FieldFrame field={field} ids={ids}>
      <input
        {...fieldAria(field, ids)}
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        autoCapitalize={isCode ? 'none' : undefined}
        spellCheck={isProse ? undefined : false}
        inputMode={inputMode}
        defaultValue={defaultValue}
        data-width={width ?? (type === 'date' ? 'short' : 'full')}
      />
    </FieldFrame>
  )
}
