import { useId } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { FieldNotes } from '#kit/fields/FieldNotes.tsx'
import type { ObjectField, UnknownField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { useWords } from './use-field.ts'

/** Several fields under one name. Those of a list item have no frame: the item has one. */
export function ObjectInput(props: FieldProps<ObjectField>) {
  const { field, pointer } = props
  const { Field } = useForm()
  const { label, help, error } = useWords(props)
  const id = useId()
  const fields = field.fields.map((part) => <Field key={part.name} field={part} pointer={pointerTo(pointer, part.name)} />)
  if (field.name === '')
    return (
      <div className={styles.fields}>
        {fields}
        <FieldNotes id={id} error={error} />
      </div>
    )
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.fields}>{fields}</div>
      <FieldNotes id={id} error={error} help={help} />
    </fieldset>
  )
}

/** Names a property without a field; its value stays as it is. */
export function UnknownInput(props: FieldProps<UnknownField>) {
  const text = useFormsText()
  const { label, error } = useWords(props)
  const id = useId()
  return (
    <div className={styles.unknown}>
      <p>{label}</p>
      <FieldNotes id={id} error={error} help={text('forms.unknown')} />
    </div>
  )
}
