import { useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Note } from '#kit/feedback/Note.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useMarkedResult } from '#kit/results/use-marked-result.ts'
import type { ChoiceKind } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import type { Choice } from '#forms/pickers.ts'
import { useFoundChoices } from './use-choices.ts'

interface ChoiceSearchProps {
  readonly kind: ChoiceKind
  readonly chosen: readonly Choice['value'][]
  readonly onChoose: (choice: Choice) => void
}

/** The contents of one kind with a search among them. */
export function ChoiceSearch({ kind, chosen, onChoose }: ChoiceSearchProps) {
  const text = useFormsText()
  const [query, setQuery] = useState('')
  const { found, isCurrent } = useFoundChoices(kind, query)
  const choices = found === null || found === 'failed' ? [] : found
  const { field, list, resultOf } = useMarkedResult({
    keys: isCurrent ? choices.map(({ value }) => String(value)) : [],
    query,
    onTake: (key) => {
      const choice = choices.find(({ value }) => String(value) === key)
      if (choice) onChoose(choice)
    },
  })
  const nothing = query.trim() === '' ? 'forms.choice.none' : 'forms.media.empty'
  return (
    <div className={styles.fields}>
      <TextField
        label={text('forms.choice.search')}
        type="search"
        icon="search"
        data-autofocus
        onChange={(event) => setQuery(event.currentTarget.value)}
        {...field}
      />
      <ul {...list} className={styles.rows} aria-label={text('forms.choice.list')}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              {...resultOf(String(choice.value))}
              className={styles.summary}
              aria-pressed={chosen.includes(choice.value)}
              onClick={() => onChoose(choice)}
            >
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
