import { useRef } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Select } from '#kit/fields/Select.tsx'
import type { AnchorField } from '#forms/field-tree.ts'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { useFocusTarget, useStored, useWords } from './use-field.ts'

/** A place of the page, chosen among its anchors. A stored name that is no longer an anchor is shown as it is. */
export function AnchorInput(props: FieldProps<AnchorField>) {
  const text = useFormsText()
  const { pickers } = useForm()
  const words = useWords(props)
  const [value, set] = useStored(props.pointer)
  const place = useRef<HTMLDivElement>(null)
  useFocusTarget(props.pointer, () => place.current?.querySelector<HTMLElement>('select, input')?.focus())
  const chosen = typeof value === 'string' ? value : ''
  const anchors = pickers.anchors()
  const isKnown = chosen === '' || anchors.some(({ anchor }) => anchor === chosen)
  const options = anchors.map(({ anchor, label }) => ({ value: anchor, label }))
  return (
    <div ref={place}>
      <Select
        {...words}
        help={anchors.length === 0 ? text('forms.anchor.none') : words.help}
        options={isKnown ? options : [...options, { value: chosen, label: text('forms.choice.gone', { value: chosen }) }]}
        value={chosen}
        {...((!props.field.required || chosen === '') && { placeholder: text('forms.select.none') })}
        onChange={(next) => set(next === '' ? undefined : next)}
      />
    </div>
  )
}
