import type { ReactNode } from 'react'
import forms from './forms.module.css'
import { FieldNotes } from './fields/FieldFrame.tsx'
import { HiddenFields } from './fields/HiddenFields.tsx'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  /** The id of its field. */
  readonly id: string
  /** The page that answers; what is looked for stands in its query under `q`. */
  readonly action: string
  readonly label: string
  readonly submit: string
  readonly defaultValue?: string | undefined
  /** Error message of the text. */
  readonly error?: string | undefined
  readonly layout?: 'large' | 'small' | undefined
  /** True when it searches a list, which is shown whole when nothing is asked of it. */
  readonly ofList?: boolean
  /** The other parameters of the URL, which the search preserves. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Stands before the word of the button. Given rather than taken: pages without icons would load them all. */
  readonly icon?: ReactNode
}

/** A field and its button that open a page with what is looked for in its address. */
export function SearchForm({
  id,
  action,
  label,
  submit,
  defaultValue,
  error,
  layout = 'large',
  ofList = false,
  hidden = {},
  icon,
}: SearchFormProps) {
  const ids = { id, hintId: `${id}-hint`, errorId: `${id}-error` }
  return (
    <form className={styles.search} role="search" action={action} method="get" data-layout={layout} data-print="hide">
      <HiddenFields fields={hidden} />
      <label className={forms.label} htmlFor={id}>
        {label}
      </label>
      <FieldNotes field={{ name: 'q', label, error }} ids={ids} />
      <div className={styles.line}>
        <input
          id={id}
          className={forms.input}
          type="search"
          name="q"
          defaultValue={defaultValue}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : ids.errorId}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          required={!ofList}
        />
        <button className="button" data-style="primary" type="submit">
          {icon}
          <span>{submit}</span>
        </button>
      </div>
    </form>
  )
}
