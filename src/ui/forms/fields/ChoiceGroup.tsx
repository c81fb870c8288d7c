import { NoWrap } from '#ui/text/NoWrap.tsx'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import styles from '#ui/forms/forms.module.css'
import { FieldNotes } from './FieldFrame.tsx'
import { describedBy, type FieldProps } from './field-props.ts'
import type { Choice } from './SelectField.tsx'

interface GroupProps extends FieldProps {
  readonly choices: readonly Choice[]
}

interface ChoiceGroupProps extends GroupProps {
  readonly type: 'radio' | 'checkbox'
  readonly chosen: readonly string[]
}

/** Some answers side by side; one may be chosen. */
export function RadioGroup({ defaultValue, ...group }: GroupProps & { readonly defaultValue?: string | undefined }) {
  return <ChoiceGroup {...group} type="radio" chosen={defaultValue === undefined ? [] : [defaultValue]} />
}

/** Some answers side by side; any may be chosen. */
export function CheckboxGroup({ chosen, ...group }: GroupProps & { readonly chosen: readonly string[] }) {
  return <ChoiceGroup {...group} type="checkbox" chosen={chosen} />
}

function ChoiceGroup({ type, choices, chosen, ...field }: ChoiceGroupProps) {
  const { autoFocus, ...ids } = useFieldIds(field.name)
  const isInvalid = field.error === undefined ? undefined : true
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(field, ids)}>
      <legend className={styles.label}>
        <NoWrap words={field.label} />
        {field.requirement !== undefined && <span className={styles.requirement}> {`(${field.requirement})`}</span>}
      </legend>
      <FieldNotes field={field} ids={ids} />
      {choices.map(({ value, label, hint }, index) => {
        const id = index === 0 ? ids.id : `${ids.id}-${index + 1}`
        return (
          <div key={index} className={styles.choice}>
            <input
              id={id}
              className={styles.box}
              type={type}
              name={field.name}
              value={value}
              required={type === 'radio' && field.required === true}
              autoFocus={autoFocus && index === 0}
              defaultChecked={chosen.includes(value)}
              aria-invalid={isInvalid}
              aria-describedby={hint === undefined ? undefined : `${id}-meaning`}
            />
            <label className={styles.choiceLabel} htmlFor={id}>
              <NoWrap words={label} />
            </label>
            {hint !== undefined && (
              <p className={styles.choiceHint} id={`${id}-meaning`}>
                <NoWrap words={hint} />
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
