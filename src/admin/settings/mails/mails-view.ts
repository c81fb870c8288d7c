import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { MailQuery } from '#api-client/admin/lists/mails.ts'
import { addressView, choicePart, pagePart, textPart } from '#admin/lists/address-view.ts'
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

/** The state in the address. */
export const statePart = choicePart('etat', ['', ...mailStates], '')

/** The address of the list. */
export const mailsAddress = addressView<MailsView>({
  state: statePart,
  kind: textPart('sorte', (kind) => /^[A-Z_]{3,60}$/.exec(kind)?.[0] ?? ''),
  search: textPart('adresse', (address) => cutText(address, MAX_LENGTH)),
  page: pagePart,
})

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
export const isWhole = (view: MailsView): boolean => mailsAddress.write({ ...view, page: 1 }).size === 0
