import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { FieldNotes, noteAttributes } from './FieldNotes.tsx'
import styles from './fields.module.css'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

interface KindOfChoice {
  readonly kind: 'check' | 'switch'
}

/** A box with its label at the right, and its error and help below. */
export function Choice({ label, help, error, id, kind, ...input }: ChoiceProps & KindOfChoice) {
  const own = useId()
  const control = id ?? own
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          {...input}
          {...noteAttributes({ id: control, error, help })}
          id={control}
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          className={styles[kind]}
        />
        <label htmlFor={control}>{label}</label>
      </div>
      <FieldNotes id={control} error={error} help={help} />
    </div>
  )
}
