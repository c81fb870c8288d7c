import { useEffect, useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import styles from '#forms/forms.module.css'
import { useForm } from '#forms/form-context.ts'
import type { PageChoice } from '#forms/pickers.ts'

interface PageSearchProps {
  /** The address of the page that is chosen now; empty for none. */
  readonly href: string
  readonly onChoose: (href: string) => void
}

/** The page of a link, and the search for another one. */
export function PageSearch({ href, onChoose }: PageSearchProps) {
  const text = useFormsText()
  const [chosen, setChosen] = useState(href)
  const [isSearching, setIsSearching] = useState(href === '')
  const place = useRef<HTMLDivElement>(null)
  const focus = (selector: string) => queueMicrotask(() => place.current?.querySelector<HTMLElement>(selector)?.focus())
  return (
    <div ref={place} className={styles.fields}>
      {isSearching ? (
        <PageResults
          chosen={chosen}
          onChoose={(page) => {
            setChosen(page)
            setIsSearching(false)
            onChoose(page)
            focus('button')
          }}
        />
      ) : (
        <div className={styles.acts}>
          <span className={styles.words}>{chosen}</span>
          <Button
            size="small"
            icon="search"
            onClick={() => {
              setIsSearching(true)
              focus('input')
            }}
          >
            {text('forms.link.choosePage')}
          </Button>
        </div>
      )}
    </div>
  )
}

function PageResults({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (href: string) => void }) {
  const text = useFormsText()
  const { pickers } = useForm()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<readonly PageChoice[] | null>(null)
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
    <>
      <TextField label={text('forms.link.pageSearch')} type="search" onChange={(event) => setQuery(event.currentTarget.value)} />
      <ul className={styles.rows} aria-label={text('forms.link.results')}>
        {found?.map((page) => (
          <li key={page.href}>
            <button type="button" className={styles.summary} aria-pressed={page.href === chosen} onClick={() => onChoose(page.href)}>
              <span className={styles.words}>{page.title}</span>
              <span className={styles.count}>{page.href}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found?.length === 0 && text('forms.link.noPage')}</p>
    </>
  )
}
