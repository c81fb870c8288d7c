import { useId, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import type { IconShape } from '#ui/icons/icons.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { FieldNotes, noteAttributes } from '#kit/fields/FieldNotes.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { nextInGrid } from '#kit/results/next-in-grid.ts'
import { useMarkedResult } from '#kit/results/use-marked-result.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { IconField, Option } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, type FieldProps } from '#forms/form-context.ts'
import { containsWords } from '#forms/values/contains-words.ts'
import { drawingsOf } from '#forms/values/icon-drawings.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { useFocusTarget, useStored, useWords } from './use-field.ts'

/** An icon, chosen among drawings with a search in their words. */
export function IconInput(props: FieldProps<IconField>) {
  const { field, pointer } = props
  const text = useFormsText()
  const { word } = useForm()
  const { label, help, error } = useWords(props)
  const [value, set] = useStored(pointer)
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useFocusTarget(pointer, () => place.current?.querySelector('button')?.focus())
  const drawings = drawingsOf(field.options)
  const shown = field.options.find((option) => option.value === (value ?? field.fallback))
  return (
    <fieldset ref={place} className={styles.group} aria-describedby={noteAttributes({ id, error, help })['aria-describedby']}>
      <legend>{label}</legend>
      <div className={styles.acts}>
        {shown && <Drawing shape={ownValue(drawings, String(shown.value))} />}
        <span className={styles.words}>{shown ? word(shown.label) : text('forms.select.none')}</span>
        <Button size="small" onClick={() => setIsChoosing(true)}>
          {text('forms.icon.choose')}
        </Button>
      </div>
      <FieldNotes id={id} error={error} help={help} />
      <Dialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={text('forms.icon.title')}>
        {isChoosing && (
          <IconGrid
            options={field.options}
            chosen={shown?.value}
            onChoose={(next) => {
              setIsChoosing(false)
              if (next !== shown?.value) set(next)
            }}
          />
        )}
      </Dialog>
    </fieldset>
  )
}

interface IconGridProps {
  readonly options: readonly Option[]
  readonly chosen: Option['value'] | undefined
  readonly onChoose: (value: Option['value']) => void
}

function IconGrid({ options, chosen, onChoose }: IconGridProps) {
  const text = useFormsText()
  const { word } = useForm()
  const [query, setQuery] = useState('')
  const drawings = drawingsOf(options)
  const found = options.filter(({ label }) => containsWords(`${label.fr} ${label.en}`, query))
  const { field, list, resultOf } = useMarkedResult({
    keys: found.map(({ value }) => String(value)),
    query,
    onTake: (key) => {
      const option = found.find(({ value }) => String(value) === key)
      if (option) onChoose(option.value)
    },
    nextFrom: (from, key, grid) => nextInGrid(grid, from, key),
  })
  return (
    <div className={styles.fields}>
      <TextField
        label={text('forms.icon.search')}
        type="search"
        data-autofocus
        onChange={(event) => setQuery(event.currentTarget.value)}
        {...field}
      />
      <ul {...list} className={styles.grid} aria-label={text('forms.icon.list')}>
        {found.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              {...resultOf(String(option.value))}
              className={styles.choice}
              aria-pressed={option.value === chosen}
              onClick={() => onChoose(option.value)}
            >
              <Drawing shape={ownValue(drawings, String(option.value))} />
              <span>{word(option.label)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && text('forms.media.empty')}</p>
    </div>
  )
}

function Drawing({ shape }: { readonly shape: IconShape | undefined }) {
  if (!shape) return null
  return (
    <svg className={styles.drawing} viewBox={shape.viewBox} aria-hidden="true" focusable="false">
      <path d={shape.path} fill="currentColor" />
    </svg>
  )
}
