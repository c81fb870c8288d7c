import type { ReactNode, RefObject } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { ListViews } from '#admin/lists/ListViews.tsx'
import { SearchField } from '#admin/lists/SearchField.tsx'
import { useOwnViews } from '#admin/lists/views/use-own-views.ts'
import { usePanel } from '#admin/panel-context.ts'
import { isNarrowed, kindsInOrder, queryOf, readPlace, viewQuery, type InboxPlace, type InboxView } from '../inbox-view.ts'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { useInboxCount } from '../use-inbox-count.ts'
import styles from './head.module.css'

/** Changes the address of the inbox. */
export type GoTo = (changed: Partial<InboxPlace>) => void

interface HeadProps {
  readonly place: InboxPlace
  readonly onGo: GoTo
  readonly search: RefObject<HTMLInputElement | null>
  /** The acts on chosen messages, in the place of the search. */
  readonly selection?: ReactNode
}

const tabs: readonly InboxView[] = ['todo', 'answered', 'closed', 'all']

const plain: InboxPlace = { view: 'todo', kind: null, isMine: false, search: '', page: 1, open: null }

function Views({ place, onGo }: Pick<HeadProps, 'place' | 'onGo'>) {
  const text = useInboxText()
  const count = useInboxCount()
  const own = useOwnViews('inbox', {
    query: viewQuery(place),
    isCommon: !isNarrowed(place),
    canonical: (query) => viewQuery(readPlace(query)),
    onGone: () => onGo(plain),
  })
  const shown = tabs.includes(place.view) ? tabs : [...tabs, place.view]
  // Search and filters stay from one view to the next; one of the person is left as a whole.
  const rest = own.shown ? plain : place
  const views = shown.map((view) => ({
    label: text(`inbox.view.${view}`),
    count: view === 'todo' && count ? count.NEW + count.READ : undefined,
    search: viewQuery({ ...rest, view }),
    isCurrent: view === place.view,
  }))
  return <ListViews label={text('inbox.views')} views={views} own={own} isShort />
}

function FilterMenu({ place, onGo }: Pick<HeadProps, 'place' | 'onGo'>) {
  const text = useInboxText()
  const { kind, isMine, view } = place
  const byKind = [null, ...kindsInOrder].map((each) => ({
    label: text(each === null ? 'inbox.filter.anyKind' : `inbox.kinds.${each}`),
    isChosen: each === kind,
    onAct: () => onGo({ kind: each, page: 1 }),
  }))
  const byPerson = [false, true].map((mine) => ({
    label: text(mine ? 'inbox.filter.mine' : 'inbox.filter.anybody'),
    isChosen: mine === isMine,
    onAct: () => onGo({ isMine: mine, page: 1 }),
  }))
  const elsewhere = (['spam', 'trash'] as const).map((each) => ({
    label: text(`inbox.view.${each}`),
    isChosen: each === view,
    onAct: () => onGo({ view: each, page: 1, open: null }),
  }))
  const on = [kind && text(`inbox.kinds.${kind}`), isMine && text('inbox.filter.mine')].filter((each) => typeof each === 'string')
  const groups = [
    { label: text('inbox.filter.kind'), acts: byKind },
    { label: text('inbox.filter.who'), acts: byPerson },
    { label: text('inbox.filter.other'), acts: elsewhere },
  ]
  return (
    <Menu groups={groups} position="bottom-end">
      {on.length === 0 ? (
        <IconButton icon="funnel" label={text('inbox.filter')} size="medium" />
      ) : (
        <Button variant="subtle" icon="funnel" className={styles.on}>
          {on.join(', ')}
        </Button>
      )}
    </Menu>
  )
}

function ExportLink({ place }: Pick<HeadProps, 'place'>) {
  const text = useInboxText()
  const { admin, person, start, leave } = usePanel()
  if (!start.rights.includes('inbox.export')) return null
  const { nbItem: _size, page: _page, ...query } = queryOf(place, person.id)
  return <IconButton icon="download" size="medium" label={text('inbox.export')} onClick={() => leave(admin.inbox.exportAddress(query))} />
}

/** Above the list: the title, the search, the filters, the views. */
export function InboxHead({ place, onGo, search, selection }: HeadProps) {
  const text = useInboxText()
  return (
    <>
      <header className={styles.head}>
        <h1>{text('inbox.title')}</h1>
        <FilterMenu place={place} onGo={onGo} />
        <ExportLink place={place} />
      </header>
      {selection ?? (
        <div className={styles.search}>
          <SearchField
            ref={search}
            label={text('inbox.searchLabel')}
            placeholder={text('inbox.search')}
            search={place.search}
            onSearch={(value) => onGo({ search: value, page: 1 })}
          />
        </div>
      )}
      <Views place={place} onGo={onGo} />
    </>
  )
}
