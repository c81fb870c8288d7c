import type { OwnViews } from '#admin/lists/ListViews.tsx'
import { useSavedViews, type SavedView } from './use-saved-views.ts'

interface ShownList {
  /** Query of what the list shows, without its page. */
  readonly query: string
  /** True for a view that every person has, which is not saved again. */
  readonly isCommon: boolean
  /** Writes the query of a saved view as the list writes its own. */
  readonly canonical: (query: URLSearchParams) => string
  readonly onGone: () => void
}

/** The saved views of a list, and the one of them that it shows. */
export function useOwnViews(list: string, { query, isCommon, canonical, onGone }: ShownList): OwnViews {
  const saved = useSavedViews(list)
  const isShown = (view: SavedView) => canonical(new URLSearchParams(view.query)) === query
  return { saved, shown: saved.views.find(isShown), query: isCommon ? null : query, countOf: () => undefined, onGone }
}
