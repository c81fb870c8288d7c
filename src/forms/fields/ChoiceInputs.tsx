import { useRef } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Switch } from '#kit/fields/Switch.tsx'
import type { SelectField, SwitchField } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import type { Value } from '#forms/form-store.ts'
import { useFocusTarget, useStored, useWords } from './use-field.ts'

/** Yes or no. Without a value it shows the default of the view and writes nothing. */
export function SwitchInput(props: FieldProps<SwitchField>) {
  const { label, help, error } = useWords(props)
  const [value, set] = useStored(props.pointer)
  const ref = useRef<HTMLInputElement>(null)
  useFocusTarget(props.pointer, () => ref.current?.focus())
  const isOn = typeof value === 'boolean' ? value : props.field.fallback === true
  const Control = props.field.isBox ? Checkbox : Switch
  return <Control {...{ label, help, error }} ref={ref} checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
}

const shownValue = (value: Value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const canBeEmpty = ({ fallback, required, name }: SelectField, shown: string) =>
  fallback === undefined && name !== '' && (!required || shown === '')

/** A choice among options. A value that is none of them is shown as it is. */
export function SelectInput(props: FieldProps<SelectField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const { word } = useForm()
  const words = useWords(props)
  const [value, set] = useStored(pointer)
  const place = useRef<HTMLDivElement>(null)
  useFocusTarget(pointer, () => place.current?.querySelector<HTMLElement>('select, input')?.focus())
  const shown = shownValue(value ?? field.fallback)
  const known = field.options.map((option) => ({ value: String(option.value), label: word(option.label) }))
  const isKnown = shown === '' || known.some((option) => option.value === shown)
  return (
    <div ref={place}>
      <Select
        {...words}
        isOptional={words.isOptional && field.fallback === undefined}
        options={isKnown ? known : [...known, { value: shown, label: shown }]}
        value={shown}
        {...(canBeEmpty(field, shown) && { placeholder: text('forms.select.none') })}
        onChange={(next) => set(field.options.find((option) => String(option.value) === next)?.value)}
      />
    </div>
  )
}
