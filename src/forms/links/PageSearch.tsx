import { useEffect, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import styles from '#forms/forms.module.css'
import { useForm } from '#forms/form-context.ts'
import type { PageChoice } from '#forms/pickers.ts'

interface PageSearchProps {
  /** The address of the page that is chosen now; empty for none. */
  readonly href: string
  readonly onChoose: (href: string) => void
}

/** Finds a page of the site by its title. */
export function PageSearch({ href, onChoose }: PageSearchProps) {
  const text = useFormsText()
  const { pickers } = useForm()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<readonly PageChoice[] | null>(null)
  const [chosen, setChosen] = useState(href)
  const last = useRef(0)
  useEffect(() => {
    const turn = (last.current += 1)
    // An answer that another search has overtaken is dropped.
    const settle = (pages: readonly PageChoice[]) => {
      if (turn === last.current) setFound(pages)
    }
    pickers.pages(query).then(settle, () => settle([]))
  }, [pickers, query])
  return (
    <div className={styles.fields}>
      <TextField
        label={text('forms.link.pageSearch')}
        help={chosen === '' ? undefined : chosen}
        type="search"
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={styles.rows} aria-label={text('forms.link.results')}>
        {found?.map((page) => (
          <li key={page.href}>
            <button
              type="button"
              className={styles.summary}
              aria-pressed={page.href === chosen}
              onClick={() => {
                setChosen(page.href)
                onChoose(page.href)
              }}
            >
              <span className={styles.words}>{page.title}</span>
              <span className={styles.count}>{page.href}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found?.length === 0 && text('forms.link.noPage')}</p>
    </div>
  )
}
