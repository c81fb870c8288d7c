import { sql, type Selectable, type Transaction } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import { cents, sumCents } from '#domain/shop/pricing/cents.ts'
import { spreadVat, type TaxedAmount, type VatLine } from '#domain/shop/pricing/vat.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { PapersTable, PaperSnapshot, StoredPaperLine } from '#server/database/tables/paper-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { variantsIn } from '#server/shop/orders/line-variants.ts'
import { nextNumber, writeNumber } from '#server/platform/numbering/next-number.ts'
import type { BilledOrder } from './invoiced-order.ts'

/** An order of a site, and when something is done with it. */
export interface PaperOrder {
  readonly siteId: number
  readonly orderId: number
  readonly now: Date
}

/** A paper that was issued. */
export interface IssuedPaper {
  readonly id: number
  readonly number: string
  /** In cents. */
  readonly total: number
}

/** The amounts of a document: units of lines by their position, and shipping by tax rate; null when nothing is shipped. */
export interface PaperAmounts {
  readonly lines: readonly {
    readonly position: number
    readonly quantity: number
    readonly total: number
    /** The deduction of a credit note in cents. */
    readonly kept?: number | undefined
  }[]
  readonly fees: readonly TaxedAmount[] | null
  readonly vat: readonly VatLine[]
  readonly total: number
}

type Row = Selectable<PapersTable>

/** The series of numbers of each kind, and the letter that begins them: « facture », « avoir ». */
const series = { INVOICE: { counter: 'invoices', letter: 'F' }, CREDIT_NOTE: { counter: 'credit notes', letter: 'A' } } as const

/** The lines of a paper as it is read, and its shipping, each with its part of the tax. */
export function writeLines({ lines: ordered }: BilledOrder, { lines, fees, vat }: PaperAmounts): Pick<PaperSnapshot, 'lines' | 'fees'> {
  const told = lines.flatMap(({ position, quantity, total, kept = 0 }) => {
    const line = ordered.find((each) => each.position === position)
    return line ? [{ line, quantity, kept, amount: { rate: line.vat_rate, total: cents(total) } }] : []
  })
  const taxed = spreadVat([...told.map(({ amount }) => amount), ...(fees ?? [])], vat)
  return {
    lines: told.flatMap(({ line, quantity, kept }, index): StoredPaperLine[] => {
      const amounts = taxed[index]
      if (!amounts) return []
      const { name, year, reference, capacity_ml: capacityMl, price, facts } = line
      const { abv, appellation } = facts
      return [
        {
          ...{
            name,
            year,
            ...variantsIn(facts),
            reference,
            capacityMl,
            quantity,
            price,
            reduction: quantity * price - kept - amounts.total,
          },
          ...{ abv: typeof abv === 'number' ? abv : null, appellation: typeof appellation === 'string' ? appellation : null },
          ...(kept > 0 && { kept }),
          ...amounts,
        },
      ]
    }),
    fees: fees === null ? null : taxed.slice(told.length),
  }
}

/** Returns a moment that is not before the last paper of a series: numbers and times grow together, also after waiting. */
async function notBeforeLast(
  trx: Transaction<Tables>,
  { siteId, now }: PaperOrder,
  last: Pick<Row, 'kind' | 'year' | 'value'>,
): Promise<Date> {
  const before = await trx
    .selectFrom('papers')
    .select('issued_at')
    .where('site_id', '=', siteId)
    .where('kind', '=', last.kind)
    .where('year', '=', last.year)
    .where('value', '=', last.value)
    .executeTakeFirst()
  return before && before.issued_at > now ? before.issued_at : now
}

/** Issues a paper under the next number of its series and year. The number comes last: others wait for the end of this transaction. */
export async function issueDocument(
  trx: Transaction<Tables>,
  own: PaperOrder,
  { kind, amounts, snapshot }: { readonly kind: Row['kind']; readonly amounts: PaperAmounts; readonly snapshot: PaperSnapshot },
): Promise<IssuedPaper> {
  const { siteId, orderId, now } = own
  const { lines, fees, vat, total } = amounts
  if (vat.reduce((sum, line) => sum + line.total, 0) !== total) throw new RangeError('a paper whose rates are not its total')
  const year = Number(parisDay(now.getTime()).slice(0, 4))
  const value = await nextNumber(trx, siteId, `${series[kind].counter} ${year}`)
  return trx
    .insertInto('papers')
    .values({
      ...{ site_id: siteId, order_id: orderId, kind, year, value },
      number: `${series[kind].letter}-${writeNumber(String(year), value)}`,
      issued_at: await notBeforeLast(trx, own, { kind, year, value: value - 1 }),
      lines: jsonb(lines.map(({ position, quantity, kept }) => ({ position, quantity, ...(kept && { kept }) }))),
      ...{ fees: sumCents((fees ?? []).map((share) => share.total)), total, vat: jsonb([...vat]), snapshot: jsonb(snapshot) },
    })
    .returning(['id', 'number', 'total'])
    .executeTakeFirstOrThrow()
}

/** The papers of an order, in the order in which they were issued. */
export async function papersOfOrder(trx: Transaction<Tables>, { siteId, orderId }: Omit<PaperOrder, 'now'>): Promise<Row[]> {
  const rows = trx.selectFrom('papers').selectAll().where('site_id', '=', siteId).where('order_id', '=', orderId)
  return rows.orderBy(sql`id`).execute()
}
