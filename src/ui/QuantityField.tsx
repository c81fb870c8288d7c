import { useEffect, useRef } from 'react'
import { Icon } from './icons/Icon.tsx'
import styles from './QuantityField.module.css'

interface StepFieldProps {
  readonly value: number
  readonly step: number
  /** How far up it goes. */
  readonly most: number
  readonly words: { readonly field: string; readonly decrease: string; readonly increase: string; readonly by: string | null }
  /** With what was typed comes where the focus is then. */
  readonly onSet: (typed: string, focused: EventTarget | null) => void
  readonly onStep: (way: 'decrease' | 'increase') => void
}

/** A number: typed, or up and down by steps. */
export function StepField({ value, step, most, words, onSet, onStep }: StepFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = String(value)
  }, [value])
  const set = (field: HTMLInputElement, focused: EventTarget | null) => {
    const typed = field.value.trim()
    // What is typed is the field's own until it is left; what becomes of it is shown then.
    field.value = String(value)
    if (typed !== '' && typed !== String(value)) onSet(typed, focused)
  }
  const button = (way: 'decrease' | 'increase', isOff: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onStep(way)
      }}
      aria-label={words[way]}
    >
      <Icon name={way === 'increase' ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <div className={styles.quantity}>
      {button('decrease', value <= step)}
      <input
        ref={input}
        className={styles.number}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-label={words.field}
        onBlur={({ currentTarget, relatedTarget }) => set(currentTarget, relatedTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') set(currentTarget, currentTarget)
        }}
      />
      {button('increase', value + step > most)}
      {words.by !== null && <p className={styles.by}>{words.by}</p>}
    </div>
  )
}
