import { useId, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { FieldNotes, noteAttributes } from '#kit/fields/FieldNotes.tsx'
import { focusNow } from '#rich-text/view/focus-now.ts'
import type { ListField } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { ListRow } from './ListRow.tsx'
import { useFocusTarget, useWords } from './use-field.ts'
import { useList } from './use-list.ts'

const FIELDS = 'input, textarea, select, [contenteditable="true"], button'

/** Several items. Those with parts are folded to a summary, one of them open at a time. */
export function ListInput(props: FieldProps<ListField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const { word } = useForm()
  const { label, help, error } = useWords(props)
  const { keys, acts } = useList(props)
  const [open, setOpen] = useState<string | null>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const isFolding = field.item.kind === 'object'
  const itemLabel = word(field.item.label)
  const named = (index: number) => text('forms.list.item', { label: itemLabel, position: index + 1 })
  const rowOf = (key: string) => place.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)
  const addButton = useRef<HTMLButtonElement>(null)
  // The last item that goes leaves no row.
  const focusRow = (key: string, selector = FIELDS) =>
    queueMicrotask(() => focusNow(() => (rowOf(key)?.querySelector<HTMLElement>(selector) ?? addButton.current)?.focus()))
  useFocusTarget(
    pointer,
    () => place.current?.querySelector<HTMLElement>(FIELDS)?.focus(),
    isFolding
      ? {
          reveal: (inner) => {
            const index = Number(inner.slice(pointer.length + 1).split('/')[0])
            setOpen(keys[index] ?? null)
          },
        }
      : {},
  )
  const add = () => {
    const key = acts.add()
    if (key === null) return
    setOpen(key)
    announce(text('forms.list.added', { item: named(keys.length) }))
    focusRow(key, isFolding ? `[data-part] :is(${FIELDS})` : FIELDS)
  }
  // A list that stays empty has nothing to say.
  if (field.isFixed && keys.length === 0) return null
  const full = field.max !== null && keys.length >= field.max ? text('forms.list.full', { max: field.max }) : false
  return (
    <fieldset ref={place} className={styles.group} aria-describedby={noteAttributes({ id, error, help })['aria-describedby']}>
      <legend>
        <span>{label}</span>
        {field.max !== null && keys.length > 0 && (
          <span className={styles.count}>{text('forms.list.count', { used: keys.length, max: field.max })}</span>
        )}
      </legend>
      <ol className={styles.list}>
        {keys.map((key, index) => (
          <ListRow
            key={key}
            row={key}
            field={field.item}
            pointer={pointerTo(pointer, index)}
            name={named(index)}
            isOpen={open === key}
            isFolding={isFolding}
            place={{ index, total: keys.length, canRemove: keys.length > field.min, least: field.min, full }}
            acts={field.isFixed ? null : acts}
            onOpen={setOpen}
            onFocusRow={focusRow}
          />
        ))}
      </ol>
      {!field.isFixed && (
        <div>
          <Button ref={addButton} size="small" icon="plus" refusal={full} onClick={add}>
            {text('forms.list.add')}
          </Button>
        </div>
      )}
      <FieldNotes id={id} error={error} help={help} />
    </fieldset>
  )
}
