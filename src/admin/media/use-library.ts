import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePanel } from '#admin/panel-context.ts'
import { listQueryOf, type LibraryView } from './library-view.ts'

/** Key of everything that is asked of the library. */
export const LIBRARY = ['media'] as const

/** Number of files that are asked for together. */
const PART = 60

/** Reads the files of a view, part by part. */
export function useLibrary(view: LibraryView) {
  const { admin, lock } = usePanel()
  const { search, filter, order } = view
  return useInfiniteQuery({
    queryKey: [...LIBRARY, 'list', search, filter, order],
    queryFn: ({ pageParam }) => lock.read(() => admin.media.list(listQueryOf(view, pageParam, PART))),
    initialPageParam: 1,
    // A longer list ends where its counting does.
    getNextPageParam: ({ total }, _, page) => (page * PART < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Reads the room that the library takes, and how many files each filter finds. */
export function useLibrarySummary() {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: [...LIBRARY, 'summary'], queryFn: () => lock.read(() => admin.media.summary()), staleTime: 0 }).data
}

/** Reads one file with its uses. */
export function useMediaFile(id: number) {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: [...LIBRARY, 'file', id], queryFn: () => lock.read(() => admin.media.read(id)), staleTime: 0 })
}

/** Reads the changes of a file. */
export function useMediaHistory({ id, version }: { readonly id: number; readonly version: number }, enabled = true) {
  const { admin, lock } = usePanel()
  return useQuery({ queryKey: [...LIBRARY, 'history', id, version], queryFn: () => lock.read(() => admin.media.history(id)), enabled })
}

/** Asks again for everything that a change of the library changes. */
export function useLibraryRenewal() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: LIBRARY })
}
