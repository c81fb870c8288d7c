import type { RefObject } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { OwnViews } from '#admin/lists/ListViews.tsx'
import { SearchField } from '#admin/lists/SearchField.tsx'
import bars from '#admin/screens/bars.module.css'
import { useOwnViews } from '#admin/lists/views/use-own-views.ts'
import { isCommonView, libraryFilters, libraryOrders, readView, viewQuery, type LibraryFilter, type LibraryView } from './library-view.ts'
import type { LibrarySummary } from './media-file.ts'
import { SavedChips, SavedViewAct } from './SavedChips.tsx'
import styles from './tools.module.css'
import { useMediaText } from './use-media-text.ts'

interface LibraryToolsProps {
  readonly view: LibraryView
  readonly summary: LibrarySummary | undefined
  readonly search: RefObject<HTMLInputElement | null>
  readonly onChange: (part: Partial<LibraryView>) => void
}

const counts: Readonly<Record<LibraryFilter, keyof LibrarySummary>> = {
  ...{ images: 'pictures', films: 'videos', documents: 'documents' },
  ...{ 'sans-texte': 'undescribed', 'jamais-utilisees': 'unused', corbeille: 'trashed' },
}

/** The filters beside each other, with their numbers; a press on the one that is on shows all again. */
function Filters({ view: { filter }, summary, onChange, own }: LibraryToolsProps & { readonly own: OwnViews }) {
  const text = useMediaText()
  return (
    <div role="group" aria-label={text('media.filters')} className={styles.filters}>
      {libraryFilters.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.chip}
          aria-pressed={each === filter && own.shown === undefined}
          onClick={() => onChange({ filter: each === filter ? null : each, file: null })}
        >
          <span>{text(`media.filter.${each}`)}</span>
          {summary && <span className={styles.count}>{summary[counts[each]]}</span>}
        </button>
      ))}
      <SavedChips own={own} />
    </div>
  )
}

function OrderMenu({ view: { order }, onChange }: Pick<LibraryToolsProps, 'view' | 'onChange'>) {
  const text = useMediaText()
  const acts = libraryOrders.map((each) => ({
    label: text(`media.order.${each}`),
    isChosen: each === order,
    onAct: () => onChange({ order: each }),
  }))
  return (
    <Menu groups={[{ acts }]} position="bottom-end">
      <Button variant="subtle" size="small" iconAfter="chevron-down">
        {text(`media.order.${order}`)}
      </Button>
    </Menu>
  )
}

/** Search, filters, order and form of the list: the address holds them. */
export function LibraryTools(props: LibraryToolsProps) {
  const text = useMediaText()
  const { view, search, onChange } = props
  const own = useOwnViews('media', {
    query: viewQuery(view),
    isCommon: isCommonView(view),
    canonical: (query) => viewQuery(readView(query)),
    onGone: () => onChange(readView(new URLSearchParams())),
  })
  return (
    <div className={bars.tools}>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label={text('media.search.label')}
          placeholder={text('media.search')}
          search={view.search}
          onSearch={(next) => onChange({ search: next })}
        />
      </div>
      <Filters {...props} own={own} />
      <SavedViewAct own={own} />
      <OrderMenu {...props} />
      <SegmentedControl
        label={text('media.view')}
        value={view.isList ? 'list' : 'grid'}
        segments={[
          { value: 'grid', label: text('media.view.grid'), icon: 'grid', isIconAlone: true },
          { value: 'list', label: text('media.view.list'), icon: 'list', isIconAlone: true },
        ]}
        onChange={(value) => onChange({ isList: value === 'list' })}
      />
    </div>
  )
}
