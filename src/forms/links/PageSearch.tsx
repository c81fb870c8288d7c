import { useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import styles from '#forms/forms.module.css'
import type { PageChoice } from '#forms/pickers.ts'
import { ownPath } from '#forms/values/link-address.ts'
import { usePageTitle, usePages } from './use-pages.ts'

interface PageSearchProps {
  /** The address of the page that is chosen now; empty for none. */
  readonly href: string
  readonly onChoose: (href: string) => void
}

/** The page of a link, and the search for another one. */
export function PageSearch({ href, onChoose }: PageSearchProps) {
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
        <ChosenPage
          href={chosen}
          onSearch={() => {
            setIsSearching(true)
            focus('input')
          }}
        />
      )}
    </div>
  )
}

function ChosenPage({ href, onSearch }: { readonly href: string; readonly onSearch: () => void }) {
  const text = useFormsText()
  const title = usePageTitle(href)
  return (
    <div className={styles.chosen}>
      <span>{title ?? href}</span>
      {title !== undefined && <span className={styles.count}>{href}</span>}
      <Button size="small" icon="search" onClick={onSearch}>
        {text('forms.link.choosePage')}
      </Button>
    </div>
  )
}

function PageRow({
  page,
  chosen,
  onChoose,
}: {
  readonly page: PageChoice
  readonly chosen: string
  readonly onChoose: (href: string) => void
}) {
  return (
    <li>
      <button type="button" className={styles.summary} aria-pressed={page.href === chosen} onClick={() => onChoose(page.href)}>
        <span className={styles.pageThumb}>{page.thumb !== null && <img src={page.thumb} alt="" loading="lazy" />}</span>
        <span className={styles.words}>{page.title}</span>
        <span className={styles.count}>{page.href}</span>
      </button>
    </li>
  )
}

/** The pages that were found, and the path that was typed where none of them has it. */
const offered = (found: readonly PageChoice[], own: PageChoice | null): readonly PageChoice[] =>
  own === null || found.some(({ href }) => href === own.href) ? found : [...found, own]

function PageResults({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (href: string) => void }) {
  const text = useFormsText()
  const [query, setQuery] = useState('')
  const { found, isCurrent, retry } = usePages(query)
  // A page of this address is offered by its title.
  const path = isCurrent ? ownPath(query) : null
  const pages = Array.isArray(found)
    ? offered(found, path === null ? null : { href: path, title: text('forms.link.ownPath'), thumb: null })
    : []
  const isEmpty = Array.isArray(found) && pages.length === 0
  return (
    <>
      <TextField label={text('forms.link.pageSearch')} type="search" onChange={(event) => setQuery(event.currentTarget.value)} />
      {found === 'failed' ? (
        <Note tone="refusal" isAnnounced>
          {text('forms.link.pagesFailed')}{' '}
          <Button size="small" onClick={retry}>
            {text('forms.media.retry')}
          </Button>
        </Note>
      ) : (
        <ul className={styles.rows} aria-label={text('forms.link.results')}>
          {pages.map((page) => (
            <PageRow key={page.href} page={page} chosen={chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
      <p role="status">{isEmpty && text(query.trim() === '' ? 'forms.link.noPageYet' : 'forms.link.noPage')}</p>
    </>
  )
}
