import { useEffect, useRef, useState } from 'react'
import { parseEuros, toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { NumberField } from '#kit/fields/NumberField.tsx'
import { parseNumber, writeNumber, type ReadNumber } from '#kit/fields/parse-number.ts'
import type { MoneyField } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import type { Value } from '#forms/form-store.ts'
import { useFocusTarget, useWords } from './use-field.ts'

const eurosOf = (value: Value): number | null => (typeof value === 'number' ? toEuros(value as Cents) : null)

/** An amount in euros, stored in cents. An amount that cannot be read stays in the field and does not reach the document. */
export function MoneyInput(props: FieldProps<MoneyField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const words = useWords(props)
  const { store } = useForm()
  const ref = useRef<HTMLInputElement>(null)
  const [first] = useState(() => eurosOf(store.get(pointer)))
  const [isUnreadable, setIsUnreadable] = useState(false)
  useEffect(
    () =>
      store.subscribe(pointer, () => {
        const euros = eurosOf(store.get(pointer))
        if (ref.current && parseNumber(ref.current.value) !== euros) ref.current.value = writeNumber(euros, 2)
      }),
    [store, pointer],
  )
  useFocusTarget(pointer, () => ref.current?.focus())
  const change = (read: ReadNumber) => {
    const amount = read === null ? null : parseEuros(read)
    setIsUnreadable(read !== null && amount === null)
    if (read === null) store.set(pointer, undefined)
    else if (amount !== null) store.set(pointer, amount)
  }
  return (
    <NumberField
      {...words}
      error={isUnreadable ? text('forms.money.unreadable') : words.error}
      ref={ref}
      defaultValue={first}
      unit="€"
      decimals={2}
      onChange={change}
      {...(field.min !== null && { min: toEuros(field.min as Cents) })}
      {...(field.max !== null && { max: toEuros(field.max as Cents) })}
    />
  )
}
