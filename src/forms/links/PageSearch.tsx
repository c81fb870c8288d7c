import { useRef, useState } from 'react'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useMarkedResult } from '#kit/results/use-marked-result.ts'
import styles from '#forms/forms.module.css'
import type { PageChoice, PageStanding } from '#forms/pickers.ts'
import { ownPath } from '#forms/values/link-address.ts'
import { usePage, usePages } from './use-pages.ts'

interface PageSearchProps {
  /** The address of the page that is chosen now; empty for none. */
  readonly href: string
  /** True where it has the first focus of its dialog. */
  readonly isFirst: boolean
  readonly onChoose: (href: string) => void
}

/** The page of a link, and the search for another one. */
export function PageSearch({ href, isFirst, onChoose }: PageSearchProps) {
  const [chosen, setChosen] = useState(href)
  const [isSearching, setIsSearching] = useState(href === '')
  const place = useRef<HTMLDivElement>(null)
  const focus = (selector: string) => queueMicrotask(() => place.current?.querySelector<HTMLElement>(selector)?.focus())
  return (
    <div ref={place} className={styles.fields}>
      {isSearching ? (
        <PageResults
          chosen={chosen}
          isFirst={isFirst}
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
          isFirst={isFirst}
          onSearch={() => {
            setIsSearching(true)
            focus('input')
          }}
        />
      )}
    </div>
  )
}

function ChosenPage({ href, isFirst, onSearch }: Omit<PageSearchProps, 'onChoose'> & { readonly onSearch: () => void }) {
  const text = useFormsText()
  const page = usePage(href)
  return (
    <div className={styles.chosen}>
      <span>{page?.title ?? href}</span>
      {page && <Standing standing={page.standing} />}
      {page && <span className={styles.count}>{href}</span>}
      <Button size="small" icon="search" data-autofocus={isFirst || undefined} onClick={onSearch}>
        {text('forms.link.choosePage')}
      </Button>
    </div>
  )
}

/** A remark about a page that visitors do not reach now. */
function Standing({ standing }: { readonly standing: PageStanding }) {
  const text = useFormsText()
  return standing !== 'online' && <span className={styles.count}>{text(`forms.link.standing.${standing}`)}</span>
}

interface PageRowProps {
  readonly page: PageChoice
  readonly isChosen: boolean
  /** Its place in the list, with the mark of the page that Enter takes. */
  readonly result: object
  readonly onChoose: () => void
}

function PageRow({ page, isChosen, result, onChoose }: PageRowProps) {
  return (
    <li>
      <button type="button" {...result} className={styles.summary} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.pageThumb}>{page.thumb !== null && <img src={page.thumb} alt="" loading="lazy" />}</span>
        <span className={styles.words}>{page.title}</span>
        <Standing standing={page.standing} />
        <span className={styles.count}>{page.href}</span>
      </button>
    </li>
  )
}

/** The pages that were found, and the path that was typed where none of them has it. */
const offered = (found: readonly PageChoice[], own: PageChoice | null): readonly PageChoice[] =>
  own === null || found.some(({ href }) => href === own.href) ? found : [...found, own]

function PageResults({ chosen, isFirst, onChoose }: Omit<PageSearchProps, 'href'> & { readonly chosen: string }) {
  const text = useFormsText()
  const [query, setQuery] = useState('')
  const { found, isCurrent, retry } = usePages(query)
  // A page of this address is offered by its title.
  const path = isCurrent ? ownPath(query) : null
  const pages = Array.isArray(found)
    ? offered(found, path === null ? null : { href: path, title: text('forms.link.ownPath'), thumb: null, standing: 'online' })
    : []
  const isEmpty = Array.isArray(found) && pages.length === 0
  const { field, list, resultOf } = useMarkedResult({ keys: isCurrent ? pages.map(({ href }) => href) : [], query, onTake: onChoose })
  return (
    <>
      <TextField
        label={text('forms.link.pageSearch')}
        type="search"
        data-autofocus={isFirst || undefined}
        onChange={(event) => setQuery(event.currentTarget.value)}
        {...field}
      />
      {found === 'failed' ? (
        <Note tone="refusal" isAnnounced>
          {text('forms.link.pagesFailed')}{' '}
          <Button size="small" onClick={retry}>
            {text('forms.media.retry')}
          </Button>
        </Note>
      ) : (
        <ul {...list} className={styles.rows} aria-label={text('forms.link.results')}>
          {pages.map((page) => (
            <PageRow
              key={page.href}
              page={page}
              isChosen={page.href === chosen}
              result={resultOf(page.href)}
              onChoose={() => onChoose(page.href)}
            />
          ))}
        </ul>
      )}
      <p role="status">{isEmpty && text(query.trim() === '' ? 'forms.link.noPageYet' : 'forms.link.noPage')}</p>
    </>
  )
}
