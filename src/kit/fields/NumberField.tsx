import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react'
import { classNames } from '#kit/class-names.ts'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import styles from './fields.module.css'
import { parseNumber, stepNumber, writeNumber, type ReadNumber } from './parse-number.ts'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'>

export interface NumberFieldProps extends FieldWords, Native {
  /** The number at first; a later one is written into `ref`. */
  readonly defaultValue?: number | null
  /** Takes the typed text as it was read: `'unreadable'` where it is no number. */
  readonly onChange: (value: ReadNumber) => void
  readonly min?: number
  readonly max?: number
  /** The step of the arrow keys. */
  readonly step?: number
  /** Digits behind the comma of the number at first, where it is no whole one. */
  readonly decimals?: number
  /** Stands inside, behind the number: « px », « € ». */
  readonly unit?: string
  readonly ref?: Ref<HTMLInputElement>
}

const directions: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])

/** A number, typed with a comma or a point, stepped by the arrow keys. */
export function NumberField({ label, isLabelHidden, help, error, isOptional, counter, id, ...rest }: NumberFieldProps) {
  const { defaultValue, onChange, min, max, step = 1, unit, decimals, className, ...input } = rest
  const stepped = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = directions.get(event.key)
    const from = parseNumber(event.currentTarget.value)
    if (direction === undefined || from === 'unreadable') return
    event.preventDefault()
    const next = stepNumber(from, direction * step, { min, max })
    event.currentTarget.value = writeNumber(next)
    onChange(next)
  }
  return (
    <FieldFrame {...{ label, isLabelHidden, help, error, isOptional, counter, id }}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={writeNumber(defaultValue, decimals)}
            onChange={(event) => onChange(parseNumber(event.currentTarget.value))}
            onKeyDown={stepped}
            className={classNames(styles.control, unit !== undefined && styles['has-after'], className)}
          />
          {unit !== undefined && (
            <span className={styles.after} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
