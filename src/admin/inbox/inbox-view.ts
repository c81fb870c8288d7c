import { inboxKinds, type InboxKind, type ShownInboxState } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { InboxQuery } from '#api-client/admin/inbox.ts'

/** A view of the inbox. */
export type InboxView = 'todo' | 'answered' | 'closed' | 'all' | 'spam' | 'trash'

/** The address of the inbox as values: the view, the filters, the page, the open item. */
export interface InboxPlace {
  readonly view: InboxView
  readonly kind: InboxKind | null
  readonly isMine: boolean
  readonly search: string
  readonly page: number
  readonly open: number | null
}

const NAMES = { view: 'vue', kind: 'sorte', mine: 'suivi', search: 'q', page: 'page', open: 'ouvert' } as const

const views: Readonly<Record<string, InboxView>> = {
  ...{ 'a-traiter': 'todo', repondus: 'answered', classes: 'closed', tout: 'all', indesirables: 'spam', corbeille: 'trash' },
}
const kinds: Readonly<Record<string, InboxKind>> = {
  ...{ formulaires: 'FORM', messages: 'MESSAGE', inscriptions: 'REGISTRATION', donnees: 'PRIVACY' },
}

/** Rows of a page of the list. */
export const INBOX_ROWS = 50

const find = <Value>(table: Readonly<Record<string, Value>>, word: string | null): Value | null =>
  word !== null && Object.hasOwn(table, word) ? (table[word] ?? null) : null
const wordOf = <Value>(table: Readonly<Record<string, Value>>, value: Value): string =>
  Object.keys(table).find((word) => table[word] === value) ?? ''
const positive = (word: string | null): number | null => (word !== null && /^[1-9]\d{0,8}$/.test(word) ? Number(word) : null)

/** Reads the address of the inbox. Unknown values count as absent. */
export function readPlace(query: URLSearchParams): InboxPlace {
  return {
    view: find(views, query.get(NAMES.view)) ?? 'todo',
    kind: find(kinds, query.get(NAMES.kind)),
    isMine: query.get(NAMES.mine) === 'moi',
    search: query.get(NAMES.search)?.trim() ?? '',
    page: positive(query.get(NAMES.page)) ?? 1,
    open: positive(query.get(NAMES.open)),
  }
}

/** Writes the address of the inbox. */
export function writePlace({ view, kind, isMine, search, page, open }: InboxPlace): URLSearchParams {
  const query = new URLSearchParams()
  if (view !== 'todo') query.set(NAMES.view, wordOf(views, view))
  if (kind !== null) query.set(NAMES.kind, wordOf(kinds, kind))
  if (isMine) query.set(NAMES.mine, 'moi')
  if (search !== '') query.set(NAMES.search, search)
  if (page > 1) query.set(NAMES.page, String(page))
  if (open !== null) query.set(NAMES.open, String(open))
  return query
}

/** Writes the address of a view alone: without the page and the open item. */
export const viewQuery = (place: InboxPlace): string => writePlace({ ...place, page: 1, open: null }).toString()

const statesOf: Readonly<Record<InboxView, readonly ShownInboxState[]>> = {
  ...{ todo: ['NEW', 'READ'], answered: ['ANSWERED'], closed: ['CLOSED'], all: [], spam: ['SPAM'], trash: ['TRASHED'] },
}

/** The query that asks the server for what an address shows: legal deadlines first in what is to be done. */
export function queryOf({ view, kind, isMine, search, page }: InboxPlace, me: number): InboxQuery {
  return {
    ...{ nbItem: INBOX_ROWS, page },
    ...(view === 'todo' && { orderBy: { value: 'urgency' } }),
    ...{ state: { value: statesOf[view] }, kind: { value: kind }, assignee: { value: isMine ? me : null }, search: { value: search } },
  }
}

/** Tells if an address shows less than its view. */
export const isNarrowed = ({ kind, isMine, search }: InboxPlace): boolean => kind !== null || isMine || search !== ''

/** The kinds, for a menu. */
export const kindsInOrder = inboxKinds
