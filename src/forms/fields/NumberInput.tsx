import { useEffect, useRef, useState } from 'react'
import { useFormsText, type FormsMessageKey } from '#i18n/hooks/use-forms-text.ts'
import { NumberField } from '#kit/fields/NumberField.tsx'
import { parseNumber, writeNumber, type ReadNumber } from '#kit/fields/parse-number.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { NumberField as Numeric } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import type { Value } from '#forms/form-store.ts'
import { useFocusTarget, useWords } from './use-field.ts'

const numberOf = (value: Value): number | null => (typeof value === 'number' ? value : null)

function refusalOf(read: ReadNumber, { isInteger }: Numeric): FormsMessageKey | null {
  if (read === 'unreadable') return 'forms.number.unreadable'
  return isInteger && read !== null && !Number.isInteger(read) ? 'forms.number.integer' : null
}

/** The unit stands inside the field for the eye, and in the name of the field for screen readers. */
function LabelWithUnit({ label, unit }: { readonly label: string; readonly unit: string }) {
  return (
    <>
      <span>{label}</span>
      <VisuallyHidden>{` (${unit})`}</VisuallyHidden>
    </>
  )
}

/** A number. What cannot be read as one stays in the field and does not reach the document. */
export function NumberInput(props: FieldProps<Numeric>) {
  const { field, pointer } = props
  const text = useFormsText()
  const words = useWords(props)
  const { store, word } = useForm()
  const unit = field.unit ? word(field.unit) : undefined
  const ref = useRef<HTMLInputElement>(null)
  const [first] = useState(() => numberOf(store.get(pointer)))
  const [refusal, setRefusal] = useState<FormsMessageKey | null>(null)
  useEffect(
    () =>
      store.subscribe(pointer, () => {
        const value = numberOf(store.get(pointer))
        if (ref.current && parseNumber(ref.current.value) !== value) ref.current.value = writeNumber(value)
      }),
    [store, pointer],
  )
  useFocusTarget(pointer, () => ref.current?.focus())
  const change = (read: ReadNumber) => {
    const fault = refusalOf(read, field)
    setRefusal(fault)
    if (fault === null) store.set(pointer, read === null || read === 'unreadable' ? undefined : read)
  }
  return (
    <NumberField
      {...words}
      label={unit === undefined ? words.label : <LabelWithUnit label={words.label} unit={unit} />}
      {...(unit !== undefined && { unit })}
      error={refusal === null ? words.error : text(refusal)}
      ref={ref}
      defaultValue={first}
      placeholder={typeof field.fallback === 'number' ? writeNumber(field.fallback) : undefined}
      onChange={change}
      {...(field.min !== null && { min: field.min })}
      {...(field.max !== null && { max: field.max })}
    />
  )
}
