import type { ReactNode } from 'react'
import forms from './forms.module.css'
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
  readonly layout?: 'large' | 'small' | undefined
  /** Whether it searches a list, which is shown whole when nothing is asked of it. */
  readonly ofList?: boolean
  /** What else stands in the address, and stays there. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Stands before the word of the button. Given rather than taken: pages without icons would load them all. */
  readonly icon?: ReactNode
}

/** The longest text that is looked for. */
const LONGEST = 100

/** A field and its button that open a page with what is looked for in its address. */
export function SearchForm({
  id,
  action,
  label,
  submit,
  defaultValue,
  layout = 'large',
  ofList = false,
  hidden = {},
  icon,
}: SearchFormProps) {
  return (
    <form className={styles.search} role="search" action={action} method="get" data-layout={layout} data-print="hide">
      <HiddenFields fields={hidden} />
      <label className={forms.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={forms.input}
          type="search"
          name="q"
          defaultValue={defaultValue}
          maxLength={LONGEST}
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
