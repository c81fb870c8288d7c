import { useEffect, useRef } from 'react'
import { isHexColor } from '#domain/media/color.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'

interface ColorFieldProps {
  readonly label: string
  /** Null for a colour that is drawn from the others. */
  readonly value: string | null
  /** The colour that stands where none is chosen. */
  readonly usual?: string
  /** Takes a colour back to those that it is drawn from; absent for one that has to be chosen. */
  readonly onLeave?: () => void
  readonly error?: string | undefined
  readonly onChange: (color: string) => void
}

const tidy = (typed: string): string => (/^[0-9a-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed.trim()).toLowerCase()

/** A colour, picked or typed as `#rrggbb`. A text that is no colour stays in the field alone. */
export function ColorField({ label, value, usual = '#000000', onLeave, error, onChange }: ColorFieldProps) {
  const text = useAppearanceText()
  const typed = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = typed
    // A colour that was taken elsewhere replaces the typed one; one that is being typed stays.
    if (current && tidy(current.value) !== (value ?? '')) current.value = value ?? ''
  }, [value])
  return (
    <div className={styles.color}>
      <TextField
        ref={typed}
        label={label}
        error={error}
        defaultValue={value ?? ''}
        placeholder={text('appearance.color.drawn')}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        className={styles.hex}
        onChange={(event) => {
          const color = tidy(event.currentTarget.value)
          event.currentTarget.setCustomValidity(isHexColor(color) ? '' : text('appearance.color.form'))
          if (isHexColor(color)) onChange(color)
        }}
      />
      <input
        type="color"
        className={styles.picker}
        aria-label={text('appearance.color.pick', { name: label })}
        value={value ?? usual}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {onLeave && value !== null && (
        <Button size="small" variant="subtle" onClick={onLeave}>
          {text('appearance.color.leave')}
        </Button>
      )}
    </div>
  )
}
