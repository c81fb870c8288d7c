import { useSearchParams } from 'react-router-dom'
import type { ListedItems } from '#api-client/admin/resources/admin-client.ts'
import { ListViews, type ListLink } from '#admin/lists/ListViews.tsx'
import { useSavedViews } from '#admin/lists/views/use-saved-views.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { agreementOf } from '#admin/resources/texts/resource-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { readView, viewQuery, writeView, type ListView } from './list-view.ts'
import type { Row } from './row-parts.ts'
import { useStateCounts, useViewCounts } from './use-resource-rows.ts'

const plain: ListView = { search: '', filters: {}, order: null, columns: null, page: 1 }

type Counted = Pick<ListedItems<Row>, 'total' | 'hasMore'> | undefined

/** The views above a list: all, each state that is to be looked at, the trash, and those that the person keeps. */
export function ResourceViews({ view, areRowsThere }: { readonly view: ListView; readonly areRowsThere: boolean }) {
  const text = useResourceText()
  const panelText = usePanelText()
  const [, setQuery] = useSearchParams()
  const { resource } = useResource()
  const saved = useSavedViews(resource.name)
  const counts = useStateCounts(areRowsThere)
  const savedCounts = useViewCounts(saved.views, areRowsThere)
  const agreement = agreementOf(resource)
  const now = view.filters['state'] ?? ''
  const countWords = (counted: Counted) =>
    counted?.hasMore ? panelText('panel.list.countOfMore', { total: counted.total }) : counted?.total
  const states = resource.life === 'published' ? (['', 'DRAFT', 'CHANGED', 'PLANNED', 'TRASHED'] as const) : (['', 'TRASHED'] as const)
  const query = viewQuery(view)
  const shown = saved.views.find((each) => viewQuery(readView(new URLSearchParams(each.query), resource)) === query)
  const { state: _, ...others } = view.filters
  // Search and filters stay from one state to the next; a view of the person is left as a whole.
  const rest = shown ? plain : { ...view, filters: others, page: 1 }
  const views = states.map((state): ListLink => ({
    label: text(`resources.view.${state === '' ? 'ALL' : state}`, { agreement }),
    count: state === 'TRASHED' ? undefined : countWords(counts?.get(state)),
    search: writeView({ ...rest, filters: state === '' ? rest.filters : { ...rest.filters, state } }).toString(),
    isCurrent: now === state,
  }))
  const isPlain = query === viewQuery({ ...plain, filters: now === '' ? {} : { state: now } })
  const own = {
    ...{ saved, shown, query: isPlain ? null : query },
    countOf: ({ view: id }: { readonly view: number }) => countWords(savedCounts?.get(id)),
    onGone: () => setQuery(new URLSearchParams(), { replace: true }),
  }
  return <ListViews label={text('resources.views')} views={views} own={own} />
}
