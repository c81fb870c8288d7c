import { addressView, numberPart, pagePart, textPart, type AddressView } from '#admin/lists/address-view.ts'
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

const shortText = (text: string): string => cutText(text, MAX_LENGTH)

const parts = addressView<JournalView>({
  person: numberPart('personne'),
  act: textPart('acte', shortText),
  area: textPart('domaine', shortText),
  target: textPart('chose', shortText),
  until: textPart('au', (day) => (isDay(day) ? day : '')),
  page: pagePart,
})

/** The address of the list. An act has its area in its code. */
export const journalAddress: AddressView<JournalView> = {
  read: (query) => {
    const view = parts.read(query)
    return view.act === '' ? view : { ...view, area: areaOf(view.act) }
  },
  write: (view) => parts.write(view.act === '' ? view : { ...view, area: '' }),
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
export const isWhole = (view: JournalView): boolean => journalAddress.write({ ...view, page: 1 }).size === 0
