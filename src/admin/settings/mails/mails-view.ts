import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { MailQuery } from '#api-client/admin/lists/mails.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** A mail of the list. */
export type ListedMail = AdminCallData['mail.list']['mails'][number]

/** The states by which the list is narrowed, the urgent one first. */
export const mailStates = ['FAILED', 'QUEUED', 'SENT', 'WITHHELD'] as const satisfies readonly ListedMail['state'][]

/** The list as its address says it. Empty texts narrow nothing. */
export interface MailsView {
  readonly state: ListedMail['state'] | ''
  readonly kind: string
  readonly search: string
  readonly page: number
}

/** Number of mails on a page. */
export const MAILS_ON_PAGE = 50

const MAX_LENGTH = 120

/** Reads the view of an address. */
export function readView(query: URLSearchParams): MailsView {
  const page = query.get('page') ?? ''
  return {
    state: mailStates.find((state) => state === query.get('etat')) ?? '',
    kind: /^[A-Z_]{3,60}$/.exec(query.get('sorte') ?? '')?.[0] ?? '',
    search: cutText(query.get('adresse') ?? '', MAX_LENGTH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes the view into an address, without what is as usual. */
export function writeView({ state, kind, search, page }: MailsView): URLSearchParams {
  const query = new URLSearchParams()
  if (state !== '') query.set('etat', state)
  if (kind !== '') query.set('sorte', kind)
  if (search !== '') query.set('adresse', search)
  if (page > 1) query.set('page', String(page))
  return query
}

/** The query of the call for a view. */
export function listQueryOf({ state, kind, search, page }: MailsView): MailQuery {
  return {
    ...{ nbItem: MAILS_ON_PAGE, page },
    ...(state !== '' && { state: { value: state } }),
    ...(kind !== '' && { kind: { value: kind } }),
    ...(search !== '' && { search: { value: search } }),
  }
}

/** Tests if a view narrows nothing. */
export const isWhole = (view: MailsView): boolean => writeView({ ...view, page: 1 }).size === 0
