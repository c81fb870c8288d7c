import { areaOf } from '#schemas/admin/audit/act-words.ts'
import { isDay } from '#domain/dates/is-day.ts'
import type { AuditQuery } from '#api-client/admin/lists/audit.ts'
import { cutText } from '#schemas/text/cut-text.ts'

/** The list as its address says it. Empty texts and 0 narrow nothing. */
export interface JournalView {
  readonly person: number
  readonly area: string
  readonly act: string
  readonly target: string
  /** Last day of the listed acts. */
  readonly until: string
  readonly page: number
}

/** Number of acts on a page. */
export const ACTS_ON_PAGE = 50

const MAX_LENGTH = 120

const numberOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)
const textOf = (text: string | null): string => cutText(text ?? '', MAX_LENGTH)

/** Reads the view of an address. */
export function readView(query: URLSearchParams): JournalView {
  const until = query.get('au') ?? ''
  const act = textOf(query.get('acte'))
  return {
    person: numberOf(query.get('personne')),
    // An act has its area in its code.
    area: act === '' ? textOf(query.get('domaine')) : areaOf(act),
    act,
    target: textOf(query.get('chose')),
    until: isDay(until) ? until : '',
    page: Math.max(1, numberOf(query.get('page'))),
  }
}

/** Writes the view into an address, without what is as usual. */
export function writeView({ person, area, act, target, until, page }: JournalView): URLSearchParams {
  const query = new URLSearchParams()
  if (person > 0) query.set('personne', String(person))
  if (act !== '') query.set('acte', act)
  else if (area !== '') query.set('domaine', area)
  if (target !== '') query.set('chose', target)
  if (until !== '') query.set('au', until)
  if (page > 1) query.set('page', String(page))
  return query
}

/** The query of the call for a view. */
export function listQueryOf({ person, area, act, target, until, page }: JournalView): AuditQuery {
  return {
    ...{ nbItem: ACTS_ON_PAGE, page },
    ...(person > 0 && { actor: { value: person } }),
    ...(act !== '' && { act: { value: act } }),
    ...(act === '' && area !== '' && { area: { value: area } }),
    ...(target !== '' && { target: { value: target } }),
    ...(until !== '' && { at: { type: 'LESS_OR_EQUAL' as const, value: until } }),
  }
}

/** Tests if a view narrows nothing. */
export const isWhole = (view: JournalView): boolean => writeView({ ...view, page: 1 }).size === 0
