import type { Transaction } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { PaperSnapshot } from '#server/database/tables/paper-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { documentParties, readBilledOrder, shippingOf, type BilledOrder } from './invoiced-order.ts'
import { issueDocument, papersOfOrder, writeLines, type IssuedPaper, type PaperAmounts, type PaperOrder } from './issue-document.ts'

function amountsOf({ order, lines }: BilledOrder): PaperAmounts {
  const isCarried = order.carrier !== null
  return {
    lines,
    fees: isCarried || order.fees_paid > 0 ? shippingOf(order, lines) : null,
    vat: order.vat.map(({ rate, base, vat, total }) => ({ rate, base: cents(base), vat: cents(vat), total: cents(total) })),
    total: order.total,
  }
}

function reductionsOf({ step, discount_code: code, discount_value: value }: BilledOrder['order']): PaperSnapshot['reductions'] {
  return [...(step ? [{ code: null, value: step.value }] : []), ...(code === null ? [] : [{ code, value }])]
}

/**
 * Issues the invoice of an order in the transaction of its payment, under the next number of its series and with the stored data of the
 * order. Returns the existing invoice of an order that has one.
 */
export async function issueInvoice(trx: Transaction<Tables>, own: PaperOrder): Promise<IssuedPaper> {
  const billed = await readBilledOrder(trx, own.siteId, own.orderId)
  const known = (await papersOfOrder(trx, own)).find(({ kind }) => kind === 'INVOICE')
  if (known) return { id: known.id, number: known.number, total: known.total }
  const amounts = amountsOf(billed)
  const snapshot: PaperSnapshot = {
    ...(await documentParties(trx, billed)),
    ...writeLines(billed, amounts),
    ...{ reductions: reductionsOf(billed.order), vat: [...amounts.vat], total: amounts.total, corrects: null },
  }
  return issueDocument(trx, own, { kind: 'INVOICE', amounts, snapshot })
}
