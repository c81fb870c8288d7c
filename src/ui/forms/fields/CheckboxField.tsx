import { NoWrap } from '#ui/text/NoWrap.tsx'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import styles from '#ui/forms/forms.module.css'
import { FieldNotes } from './FieldFrame.tsx'
import { fieldAria, type FieldProps } from './field-props.ts'

interface CheckboxFieldProps extends FieldProps {
  readonly defaultChecked?: boolean | undefined
}

/** A box to tick; an unticked one sends nothing. */
export function CheckboxField({ defaultChecked, ...field }: CheckboxFieldProps) {
  const { autoFocus, ...ids } = useFieldIds(field.name)
  return (
    <div className={styles.field}>
      <FieldNotes field={{ ...field, hint: undefined }} ids={ids} />
      <div className={styles.choice}>
        <input
          {...fieldAria(field, ids)}
          className={styles.box}
          type="checkbox"
          value="true"
          autoFocus={autoFocus}
          defaultChecked={defaultChecked}
        />
        <label className={styles.choiceLabel} htmlFor={ids.id}>
          <NoWrap words={field.label} />
          {field.requirement !== undefined && <span className={styles.requirement}> {`(${field.requirement})`}</span>}
        </label>
      </div>
      <FieldNotes field={{ ...field, error: undefined }} ids={ids} />
    </div>
  )
}
