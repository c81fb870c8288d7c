import { useId, useRef } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { FieldNotes, noteAttributes } from '#kit/fields/FieldNotes.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { ColourField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import type { Swatch } from '#forms/pickers.ts'
import { useFocusTarget, useStored, useWords } from './use-field.ts'

interface Offered {
  readonly value: string
  readonly label: string
  readonly swatch: Swatch | null
}

/** The colours of the theme first; where the prop takes any colour, one of its own after them. */
export function ColourInput(props: FieldProps<ColourField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const { pickers, word } = useForm()
  const { label, help, error } = useWords(props)
  const [value, set] = useStored(pointer)
  const place = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useFocusTarget(pointer, () => place.current?.querySelector('input')?.focus())
  const chosen = [value, field.fallback].find((one) => typeof one === 'string') ?? ''
  const offered: readonly Offered[] = field.options
    ? field.options.map((option) => ({
        value: String(option.value),
        label: word(option.label),
        swatch: pickers.theme.tone(String(option.value)),
      }))
    : pickers.theme.colours().map(({ name, value: colour }) => ({
        value: colour,
        label: text(`forms.colour.${name}`),
        swatch: { surface: colour, text: colour },
      }))
  return (
    <fieldset ref={place} className={styles.group} aria-describedby={noteAttributes({ id, error, help })['aria-describedby']}>
      <legend>{label}</legend>
      <div className={styles.swatches}>
        {offered.map((one) => (
          <label key={one.value} className={styles.swatch}>
            <input type="radio" name={id} checked={one.value === chosen} onChange={() => set(one.value)} />
            <SwatchSample swatch={one.swatch} hasText={field.options !== null} />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      {!field.options && (
        <TextField
          key={chosen}
          type="color"
          label={text('forms.colour.own')}
          defaultValue={chosen === '' ? '#000000' : chosen}
          onBlur={(event) => event.currentTarget.value !== (chosen || '#000000') && set(event.currentTarget.value)}
        />
      )}
      <FieldNotes id={id} error={error} help={help} />
    </fieldset>
  )
}

/** A surface with its text, so that the contrast is seen; nothing where the theme is not known. */
function SwatchSample({ swatch, hasText }: { readonly swatch: Swatch | null; readonly hasText: boolean }) {
  if (swatch === null) return null
  return (
    <span className={styles.sample} style={{ background: swatch.surface, color: swatch.text }} aria-hidden="true">
      {hasText && 'Aa'}
    </span>
  )
}
