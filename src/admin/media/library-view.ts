import type { AnyListQuery } from '#api-client/transport/query-string.ts'

/** Filters of the library: a kind of files, or what is to be looked at. */
export const libraryFilters = ['images', 'films', 'documents', 'sans-texte', 'jamais-utilisees', 'corbeille'] as const

/** One filter of the library. */
export type LibraryFilter = (typeof libraryFilters)[number]

/** Orders of the library. */
export const libraryOrders = ['recent', 'nom', 'poids'] as const

/** One order of the library. */
export type LibraryOrder = (typeof libraryOrders)[number]

/** Library as its address shows it. */
export interface LibraryView {
  readonly search: string
  /** Null for all files. */
  readonly filter: LibraryFilter | null
  readonly order: LibraryOrder
  readonly isList: boolean
  /** Number of the file whose sheet is open. */
  readonly file: number | null
}

const NAMES = { search: 'q', filter: 'filtre', order: 'ordre', list: 'vue', file: 'fichier' } as const

/** Reads the view from an address. Unknown values count as absent. */
export function readView(query: URLSearchParams): LibraryView {
  const file = Number(query.get(NAMES.file))
  return {
    search: query.get(NAMES.search)?.trim() ?? '',
    filter: libraryFilters.find((filter) => filter === query.get(NAMES.filter)) ?? null,
    order: libraryOrders.find((order) => order === query.get(NAMES.order)) ?? 'recent',
    isList: query.get(NAMES.list) === 'liste',
    file: Number.isSafeInteger(file) && file > 0 ? file : null,
  }
}

/** Writes a view as the query of an address. */
export function writeView({ search, filter, order, isList, file }: LibraryView): URLSearchParams {
  const query = new URLSearchParams()
  if (search.trim() !== '') query.set(NAMES.search, search.trim())
  if (filter !== null) query.set(NAMES.filter, filter)
  if (order !== 'recent') query.set(NAMES.order, order)
  if (isList) query.set(NAMES.list, 'liste')
  if (file !== null) query.set(NAMES.file, String(file))
  return query
}

/** Writes the address of a view alone: without the open file. */
export const viewQuery = (view: LibraryView): string => writeView({ ...view, file: null }).toString()

/** Tells if a view is one that every person has: all files, or those of one filter. */
export const isCommonView = ({ search, order }: LibraryView): boolean => search === '' && order === 'recent'

const orders: Readonly<Record<LibraryOrder, string>> = { recent: 'createdAt:desc', nom: 'filename', poids: 'bytes:desc' }

const filters: Readonly<Record<LibraryFilter, AnyListQuery>> = {
  images: { kind: { value: 'PICTURE' } },
  films: { kind: { value: 'VIDEO' } },
  documents: { kind: { value: 'DOCUMENT' } },
  'sans-texte': { isDescribed: { value: false } },
  'jamais-utilisees': { isUsed: { value: false } },
  corbeille: { place: { value: 'TRASH' } },
}

/** The query of the list for one part of a view. */
export function listQueryOf({ search, filter, order }: LibraryView, page: number, size: number): AnyListQuery {
  return {
    ...{ nbItem: size, page, orderBy: { value: orders[order] } },
    ...(filter !== null && filters[filter]),
    ...(search !== '' && { search: { value: search } }),
  }
}
