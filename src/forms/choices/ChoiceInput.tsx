import { useId, useMemo, useRef, useState } from 'react'
import { useFormsText, type FormsMessageKey } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { FieldNotes, noteAttributes } from '#kit/fields/FieldNotes.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { ChoiceField } from '#forms/field-tree.ts'
import { useFocusTarget, useStored, useWords } from '#forms/fields/use-field.ts'
import styles from '#forms/forms.module.css'
import type { FieldProps } from '#forms/form-context.ts'
import type { Value } from '#forms/form-store.ts'
import type { Choice } from '#forms/pickers.ts'
import { ChoiceSearch } from './ChoiceSearch.tsx'
import { useNamedChoices, type NamedChoice } from './use-choices.ts'

const isChosen = (value: unknown): value is Choice['value'] => typeof value === 'number' || (typeof value === 'string' && value !== '')

function chosenIn(value: Value): readonly Choice['value'][] {
  return (Array.isArray(value) ? value : [value]).filter(isChosen)
}

const canBeEmpty = ({ isMultiple, required, name }: ChoiceField) => isMultiple || (!required && name !== '')
const isFullWith = ({ isMultiple, max }: ChoiceField, count: number) => isMultiple && max !== null && count >= max

function actOf({ isMultiple }: ChoiceField, count: number): FormsMessageKey {
  if (isMultiple) return 'forms.list.add'
  return count > 0 ? 'forms.choice.change' : 'forms.choice.choose'
}

/** Leads the focus from a content that goes to the next one, else to the one before, else to the button that chooses another. */
function focusBeside(place: HTMLElement | null, index: number): void {
  const others = place?.querySelectorAll<HTMLElement>('[data-remove]')
  const next = others?.[index + 1] ?? others?.[index - 1] ?? place?.querySelector<HTMLElement>('[data-choose]')
  next?.focus()
}

/** One or several contents of the site, named by a search: a form, albums, tags. */
export function ChoiceInput(props: FieldProps<ChoiceField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const { label, help, error } = useWords(props)
  const [value, set] = useStored(pointer)
  const values = useMemo(() => chosenIn(value), [value])
  const { nameOf, add } = useNamedChoices(field.kind, values)
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useFocusTarget(pointer, () => place.current?.querySelector<HTMLElement>('[data-choose]')?.focus())
  const remove = (one: Choice['value']) => {
    focusBeside(place.current, values.indexOf(one))
    write(values.filter((each) => each !== one))
  }
  const write = (next: readonly Choice['value'][]) => set(field.isMultiple ? (next.length > 0 ? [...next] : undefined) : next[0])
  const canRemove = canBeEmpty(field)
  const isFull = isFullWith(field, values.length)
  const choose = (choice: Choice) => {
    setIsChoosing(false)
    add(choice)
    if (!values.includes(choice.value)) write(field.isMultiple ? [...values, choice.value] : [choice.value])
  }
  return (
    <fieldset ref={place} className={styles.group} aria-describedby={noteAttributes({ id, error, help })['aria-describedby']}>
      <legend>{label}</legend>
      <ul className={styles.list} hidden={values.length === 0}>
        {values.map((one) => (
          <li key={one} className={styles.acts}>
            <ChosenName choice={nameOf(one)} value={one} />
            {canRemove && (
              <IconButton
                icon="x"
                data-remove=""
                label={text('forms.list.remove', { item: writtenName(nameOf(one), one) })}
                onClick={() => remove(one)}
              />
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="small"
          data-choose=""
          refusal={isFull && text('forms.list.full', { max: field.max ?? 0 })}
          onClick={() => setIsChoosing(true)}
        >
          {text(actOf(field, values.length))}
        </Button>
      </div>
      <FieldNotes id={id} error={error} help={help} />
      <Dialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={label}>
        {isChoosing && <ChoiceSearch kind={field.kind} chosen={values} onChoose={choose} />}
      </Dialog>
    </fieldset>
  )
}

const writtenName = (choice: NamedChoice, value: Choice['value']) => (typeof choice === 'string' ? String(value) : choice.label)

function ChosenName({ choice, value }: { readonly choice: NamedChoice; readonly value: Choice['value'] }) {
  const text = useFormsText()
  if (choice === 'gone') return <span className={styles.fault}>{text('forms.choice.gone', { value })}</span>
  return (
    <>
      <span className={styles.words}>{writtenName(choice, value)}</span>
      {typeof choice !== 'string' && !choice.isOnline && <span className={styles.count}>{text('forms.choice.offline')}</span>}
    </>
  )
}
