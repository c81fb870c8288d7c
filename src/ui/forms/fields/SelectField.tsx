import { Icon } from '#ui/icons/Icon.tsx'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import styles from '#ui/forms/forms.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { fieldAria, type FieldProps } from './field-props.ts'

/** One of the answers that a field offers. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** The effect of the selection, shown under it where there is room. */
  readonly hint?: string | undefined
}

interface SelectFieldProps extends FieldProps {
  readonly choices: readonly Choice[]
  readonly defaultValue?: string | undefined
  readonly autoComplete?: string | undefined
}

/** One answer of many. */
export function SelectField({ choices, defaultValue, autoComplete, ...field }: SelectFieldProps) {
  const { autoFocus, ...ids } = useFieldIds(field.name)
  // Where the first choice is an answer one is always chosen: there is nothing to require.
  const required = field.required && choices[0]?.value === ''
  return (
    <FieldFrame field={field} ids={ids}>
      <div className={styles.select}>
        <select
          {...fieldAria({ ...field, required }, ids)}
          className={styles.input}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          defaultValue={defaultValue}
        >
          {choices.map(({ value, label }, index) => (
            <option key={index} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </FieldFrame>
  )
}
