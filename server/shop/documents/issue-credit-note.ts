import type { Transaction } from 'kysely'
import { cents, toEuros, type Cents } from '#domain/shop/pricing/cents.ts'
import { creditNote, isDeductionValid, refundFault, type Refund, type RefundFault } from '#domain/shop/orders/credit-note.ts'
import type { Deduction, PaperSnapshot } from '#server/database/tables/paper-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { billedOf, documentParties, readBilledOrder } from './invoiced-order.ts'
import { issueDocument, papersOfOrder, writeLines, type IssuedPaper, type PaperAmounts, type PaperOrder } from './issue-document.ts'

/** Units of a line of an order by its position, with the deduction from their price. */
export interface RefundedLine {
  readonly position: number
  readonly quantity: number
  /** In cents. */
  readonly kept?: number | undefined
}

/** A refund of an order: units of its lines, a part of the shipping, the reason, and the reason of a deduction. */
export interface RefundInput extends PaperOrder {
  readonly lines: readonly RefundedLine[]
  readonly fees: Cents
  readonly reason: string
  readonly kept?: Deduction | null
}

type Stored = Awaited<ReturnType<typeof papersOfOrder>>[number]

function refundOf({ lines, fees }: Pick<Stored, 'fees'> & Pick<RefundInput, 'lines'>): Refund {
  return { lines: lines.map(({ position: id, quantity, kept = 0 }) => ({ id, quantity, kept: cents(kept) })), fees: cents(fees) }
}

function refuseUnrefundable(fault: RefundFault | null): void {
  if (fault === null) return
  const { reason } = fault
  if (reason === 'NOTHING') throw new ApiError('ORDER_EVENT_REFUSED', { reason })
  if (reason === 'UNKNOWN_LINE') throw new ApiError('ORDER_EVENT_REFUSED', { reason, position: fault.id })
  if (reason === 'TOO_MANY_UNITS') throw new ApiError('ORDER_EVENT_REFUSED', { reason, position: fault.id, left: fault.left })
  throw new ApiError('ORDER_EVENT_REFUSED', { reason, left: toEuros(fault.left) })
}

/** Writes the credit note of a refund, from what the order was billed and what was given back before; refused when that is more than is left of it. */
export async function issueCreditNote(trx: Transaction<Tables>, refund: RefundInput): Promise<IssuedPaper> {
  const order = await readBilledOrder(trx, refund.siteId, refund.orderId)
  const papers = await papersOfOrder(trx, refund)
  const invoice = papers.find(({ kind }) => kind === 'INVOICE')
  const earlier = papers.filter(({ kind }) => kind === 'CREDIT_NOTE').map(refundOf)
  const billed = billedOf(order)
  const wanted = refundOf(refund)
  if (!isDeductionValid(billed, earlier, wanted)) throw new ApiError('KEPT_REFUSED')
  if (!invoice) throw new ApiError('ORDER_EVENT_REFUSED')
  refuseUnrefundable(refundFault(billed, earlier, wanted))
  const note = creditNote(billed, earlier, wanted)
  const amounts: PaperAmounts = {
    lines: note.lines.map(({ id: position, quantity, total, kept }) => ({ position, quantity, total, kept })),
    ...{ fees: note.shipping.length === 0 ? null : note.shipping, vat: note.vat, total: note.total },
  }
  const snapshot: PaperSnapshot = {
    ...(await documentParties(trx, order)),
    ...writeLines(order, amounts),
    ...{ reductions: [], vat: [...note.vat], total: note.total },
    corrects: {
      ...{ number: invoice.number, issuedAt: invoice.issued_at.toISOString(), reason: refund.reason },
      ...(refund.kept && { kept: refund.kept }),
    },
  }
  return issueDocument(trx, refund, { kind: 'CREDIT_NOTE', amounts, snapshot })
}
