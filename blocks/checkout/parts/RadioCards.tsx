import type { ReactNode } from 'react'
import { FieldNotes } from '#ui/forms/fields/FieldFrame.tsx'
import { describedBy } from '#ui/forms/fields/field-props.ts'
import { useFieldIds } from '#ui/forms/form-scope.ts'
import styles from './RadioCards.module.css'

/** One of several ways, with what it means and what it costs. */
export interface Choice {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly aside?: ReactNode
  readonly isOff?: boolean
}

interface ChoicesProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly choices: readonly Choice[]
  readonly chosen: string | null
  readonly onChoose: (value: string) => void
  /** True when they stand side by side where there is room. */
  readonly isNarrow?: boolean
}

/** Options on cards; one is selected. */
export function Choices({ name, label, hint, error, choices, chosen, onChoose, isNarrow = false }: ChoicesProps) {
  const { autoFocus: _, ...ids } = useFieldIds(name)
  const field = { name, label, hint, error }
  return (
    <fieldset className={styles.choices} data-invalid={error === undefined ? undefined : ''} aria-describedby={describedBy(field, ids)}>
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes field={field} ids={ids} />
      <div className={styles.cards} data-narrow={isNarrow || undefined}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.card} data-off={choice.isOff || undefined}>
            <input
              id={index === 0 ? ids.id : `${ids.id}-${index + 1}`}
              className={styles.dot}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              disabled={choice.isOff}
              onChange={() => onChoose(choice.value)}
            />
            <span className={styles.what}>
              <span className={styles.name}>{choice.label}</span> {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </span>{' '}
            {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
