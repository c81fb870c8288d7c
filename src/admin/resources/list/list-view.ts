import type { ListField } from '#schemas/api/base/list-grammar.ts'
import { resourceStates, type ResourceState } from '#schemas/admin/resources/resource-states.ts'
import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { AnyListQuery, Filter } from '#api-client/transport/query-string.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { rowParts } from './row-parts.ts'

/** The number of rows on one page of a list. */
export const PAGE_ROWS = 50

const DAY_MS = 86_400_000

/** Spans of time that a list of instants is filtered by, in days until now. */
export const spans = { semaine: 7, mois: 31, annee: 366 } as const

/** The address of a list as values: search, filters by field, order, columns, page. */
export interface ListView {
  readonly search: string
  /** Values by the names of the fields; those that are off are absent. */
  readonly filters: Readonly<Record<string, string>>
  /** `title:asc`; null for the order of the declaration. */
  readonly order: string | null
  /** Names of the columns beside the title; null for all. */
  readonly columns: readonly string[] | null
  readonly page: number
}

const ADDRESS = { search: 'q', order: 'tri', columns: 'colonnes', page: 'page' } as const

/** Stands in the address for a table that shows the title alone. */
const NO_COLUMN = 'aucune'

type Described = Pick<ResourceDescription, 'list' | 'life' | 'columns'>

/** Fields that a person can filter by; a text is found by the search. */
export function filterFields({ list, life }: Described): Readonly<Record<string, ListField>> {
  const own = Object.entries(list.fields).filter(
    ([, { kind, filter = true }]) => filter && ['boolean', 'enum', 'tags', 'instant'].includes(kind),
  )
  const state: ListField = { kind: 'enum', options: resourceStates.filter((option) => option !== 'TRASHED') }
  return { ...(life === 'published' && { state }), ...Object.fromEntries(own) }
}

/** Fields that a list can be ordered by. */
export function orderFields({ list }: Described): readonly string[] {
  return Object.entries(list.fields).flatMap(([name, { order = false }]) => (order ? [name] : []))
}

/** The order that a list has now. */
export function orderOf(
  { order }: Pick<ListView, 'order'>,
  { list }: Described,
): { readonly name: string; readonly direction: 'asc' | 'desc' } {
  const [name = '', direction] = (order ?? list.defaultOrder).split(':')
  return { name, direction: direction === 'desc' ? 'desc' : 'asc' }
}

function isOrder(resource: Described, order: string | null): order is string {
  const [name = '', direction = ''] = order?.split(':') ?? []
  return orderFields(resource).includes(name) && ['asc', 'desc'].includes(direction)
}

/** Columns that a person can show or hide: the state, and those beside the title. */
export function columnChoices(resource: Described): readonly string[] {
  const { columns } = rowParts(resource)
  return [...(resource.life === 'published' ? ['state'] : []), ...columns.map(({ key }) => key)]
}

/** Tells if the table has a column. */
export const isColumnShown = ({ columns }: Pick<ListView, 'columns'>, name: string): boolean => columns === null || columns.includes(name)

function readColumns(written: string | null, resource: Described): readonly string[] | null {
  const requested = written?.split(',') ?? []
  const known = columnChoices(resource).filter((name) => requested.includes(name))
  return known.length > 0 || written === NO_COLUMN ? known : null
}

/** Reads the address of a list. What is unknown there counts as absent. */
export function readView(query: URLSearchParams, resource: Described): ListView {
  const page = Number(query.get(ADDRESS.page))
  const order = query.get(ADDRESS.order)
  const names = ['state', ...Object.keys(filterFields(resource))]
  const filters = names.flatMap((name) => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  return {
    search: query.get(ADDRESS.search)?.trim() ?? '',
    filters: Object.fromEntries(filters),
    order: isOrder(resource, order) ? order : null,
    columns: readColumns(query.get(ADDRESS.columns), resource),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** Writes the address of a list. */
export function writeView({ search, filters, order, columns, page }: ListView): URLSearchParams {
  const query = new URLSearchParams(Object.entries(filters))
  if (search !== '') query.set(ADDRESS.search, search)
  if (order !== null) query.set(ADDRESS.order, order)
  if (columns !== null) query.set(ADDRESS.columns, columns.join(',') || NO_COLUMN)
  if (page > 1) query.set(ADDRESS.page, String(page))
  return query
}

/** The query of what a list shows, without its page: equal for equal views, in any order of their parts. */
export function viewQuery(view: ListView): string {
  const query = writeView({ ...view, page: 1 })
  query.sort()
  return query.toString()
}

function filterOf(field: ListField | undefined, value: string, now: number): Filter {
  if (field?.kind !== 'instant') return { value }
  const days = Object.hasOwn(spans, value) ? spans[value as keyof typeof spans] : 0
  return { type: 'GREATER_OR_EQUAL', value: parisDay(now - days * DAY_MS) }
}

/** Writes the query of the call for a list. */
export function listQuery({ search, filters, order, page }: ListView, resource: Described, now: number): AnyListQuery {
  const fields = filterFields(resource)
  const wanted = Object.entries(filters).map(([name, value]) => [name, filterOf(ownValue(fields, name), value, now)] as const)
  return {
    ...{ nbItem: PAGE_ROWS, page, orderBy: { value: order ?? resource.list.defaultOrder } },
    ...(search !== '' && { search: { value: search } }),
    ...Object.fromEntries(wanted),
  }
}

/** Tells if the list shows the trash. */
export const isTrash = ({ filters }: ListView): boolean => filters['state'] === ('TRASHED' satisfies ResourceState)

/** The view of one state that a list shows without another filter; null where there is none. */
export function chosenState({ search, filters }: ListView): 'DRAFT' | 'CHANGED' | 'PLANNED' | null {
  const { state, ...others } = filters
  const view = (['DRAFT', 'CHANGED', 'PLANNED'] as const).find((each) => each === state)
  return search === '' && Object.keys(others).length === 0 ? (view ?? null) : null
}

/** Tells if something keeps rows out of the list. */
export const isNarrowed = ({ search, filters }: ListView): boolean =>
  search !== '' ||
  Object.keys(filters).some((name) => name !== 'state') ||
  (filters['state'] !== undefined && filters['state'] !== 'TRASHED')
