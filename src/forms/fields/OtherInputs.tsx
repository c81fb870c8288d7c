import { useId } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { FieldNotes } from '#kit/fields/FieldNotes.tsx'
import type { ObjectField, UnknownField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import type { FieldProps } from '#forms/form-context.ts'
import { FieldList } from './FieldList.tsx'
import { useWords } from './use-field.ts'

/** Several fields under one name. Those of a list item have no frame: the item has one. */
export function ObjectInput(props: FieldProps<ObjectField>) {
  const { field, pointer } = props
  const { label, help, error } = useWords(props)
  const id = useId()
  const fields = <FieldList fields={field.fields} pointer={pointer} />
  if (field.name === '')
    return (
      <>
        {fields}
        <FieldNotes id={id} error={error} />
      </>
    )
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {fields}
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
