import { useState, type KeyboardEvent } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Note } from '#kit/feedback/Note.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { ChoiceKind } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import type { Choice } from '#forms/pickers.ts'
import { useFoundChoices } from './use-choices.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Leads from the search into its results by the arrows, from one to the next, and back. */
function walkResults(event: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]
  const next = stops[stops.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface ChoiceSearchProps {
  readonly kind: ChoiceKind
  readonly chosen: readonly Choice['value'][]
  readonly onChoose: (choice: Choice) => void
}

/** The contents of one kind with a search among them. */
export function ChoiceSearch({ kind, chosen, onChoose }: ChoiceSearchProps) {
  const text = useFormsText()
  const [query, setQuery] = useState('')
  const found = useFoundChoices(kind, query)
  const choices = found === null || found === 'failed' ? [] : found
  const nothing = query.trim() === '' ? 'forms.choice.none' : 'forms.media.empty'
  return (
    <div className={styles.fields} role="presentation" onKeyDown={walkResults}>
      <TextField
        label={text('forms.choice.search')}
        type="search"
        icon="search"
        data-autofocus
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={styles.rows} aria-label={text('forms.choice.list')}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button type="button" className={styles.summary} aria-pressed={chosen.includes(choice.value)} onClick={() => onChoose(choice)}>
              <span className={styles.words}>{choice.label}</span>
              <span className={styles.count}>{choice.isOnline ? choice.detail : text('forms.choice.offline')}</span>
              {chosen.includes(choice.value) && <Icon name="check" size={14} />}
            </button>
          </li>
        ))}
      </ul>
      {found === 'failed' && <Note tone="remark">{text('forms.choice.failed')}</Note>}
      <p role="status">{found === null ? text('forms.media.loading') : found !== 'failed' && choices.length === 0 && text(nothing)}</p>
    </div>
  )
}
