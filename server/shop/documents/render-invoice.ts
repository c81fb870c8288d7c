import { translate } from '#schemas/errors/translations.ts'
import { priceWithoutTax } from '#domain/shop/pricing/vat.ts'
import { formatDate, formatMoney, formatNumber, formatShortDate } from '#i18n/format/format.ts'
import { lineName } from '#i18n/shop/line-name.ts'
import { formatAbv } from '#i18n/shop/wine-facts.ts'
import { paperMargin } from '#server/adapters/pdf/pdf-document.ts'
import { ensureSpace, writeTable, type TableCell } from '#server/adapters/pdf/render-table.ts'
import { beginPart, writeText, type PaperPart } from '#server/adapters/pdf/render-text.ts'
import type { PapersTable, StoredPaperLine, StoredVatLine } from '#server/database/tables/paper-tables.ts'
import { writtenVolume } from '#i18n/format/format-volume.ts'
import { invoiceLabels, type BillWords } from './invoice-labels.ts'
import { formatSiret, formatVatNumber } from './format-company-numbers.ts'
import {
  startDocument,
  finishDocument,
  documentStyle,
  paperWidth,
  notesHeight,
  writeBlocks,
  writeNotes,
  type DocumentHeader,
} from './document-layout.ts'

/** The content of an invoice or a credit note. */
export type InvoiceContent = Pick<PapersTable, 'kind' | 'number' | 'snapshot'> & { readonly issuedAt: Date }

interface Drawing {
  readonly bill: InvoiceContent
  readonly words: BillWords
  readonly money: (amount: number) => string
  readonly rate: (hundredths: number) => string
}

function factsOfLine({ reference, appellation, capacityMl, abv }: StoredPaperLine, locale: string): string {
  const facts = [appellation, writtenVolume(capacityMl, locale), formatAbv(abv === null ? null : abv / 10, locale), reference]
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ')
}

const amountsOf = ({ rate, base, vat, total }: StoredVatLine, { rate: writeRate, money }: Drawing): readonly TableCell[] =>
  [money(base), writeRate(rate), money(vat), money(total)].map((text) => ({ text }))

function lineCells(line: StoredPaperLine, drawing: Drawing): readonly TableCell[] {
  const { words, money, bill } = drawing
  const { locale } = bill.snapshot
  const reduction = line.reduction === 0 ? [] : [`${words.reduction} −\u00a0${money(line.reduction)} ${words.taxIncluded}`]
  const deduction = line.kept === undefined ? [] : [`${words.kept} −\u00a0${money(line.kept)} ${words.taxIncluded}`]
  return [
    // The details give the volume, so the name leaves it out.
    {
      text: lineName({ name: line.name, year: line.year, variants: line.variants ?? [] }, locale),
      details: [factsOfLine(line, locale), ...reduction, ...deduction],
    },
    { text: formatNumber(line.quantity, locale) },
    { text: money(priceWithoutTax(line.price, line.rate)) },
    ...amountsOf(line, drawing),
  ]
}

const sumHeight = 16

const sumsHeight = (count: number): number => count * sumHeight + 36

/** The sums and remarks below the lines, with the space above them. */
const tailOf = (page: PaperPart, drawing: Drawing): number => 18 + sumsHeight(sumsOf(drawing).length) + notesHeight(page, notesOf(drawing))

function writeLines(page: PaperPart, drawing: Drawing, y: number): number {
  const { words, bill } = drawing
  const { lines, fees, delivery } = bill.snapshot
  const columns = [
    { title: words.what, width: 187 },
    ...[words.quantity, words.unitPrice, words.base, words.rate, words.vat, words.total].map((title, index) => ({
      ...{ title, width: [32, 56, 62, 42, 58, 62][index] ?? 0, align: 'right' as const },
    })),
  ]
  const carriage = (fees === null ? [] : [fees].flat()).map((share) => {
    const text = [words.shipping, delivery.carrier, share.total === 0 ? words.free : null].filter((word) => word !== null).join(', ')
    return [{ text }, { text: '' }, { text: '' }, ...amountsOf(share, drawing)]
  })
  const rows = [...lines.map((line) => lineCells(line, drawing)), ...carriage]
  return writeTable(page, { columns, rows, y, tail: tailOf(page, drawing), ...documentStyle }) + 18
}

const sumOf = (vat: readonly StoredVatLine[], key: 'base' | 'vat'): number => vat.reduce((sum, line) => sum + line[key], 0)

/** The reductions, the sum before tax, and the tax of each rate. */
function sumsOf({ bill, words, money, rate }: Drawing): readonly { readonly name: string; readonly value: string }[] {
  const { vat, reductions } = bill.snapshot
  return [
    ...reductions.map(({ code, value }) => ({
      name: code === null ? words.stepIncluded : words.codeIncluded(code),
      value: `−\u00a0${money(value)}`,
    })),
    { name: words.sumBase, value: money(sumOf(vat, 'base')) },
    ...vat.map((line) => ({ name: words.vatAt(rate(line.rate), money(line.base)), value: money(line.vat) })),
  ]
}

/** The tax of each rate, the sums, and what is due. */
function writeSums(page: PaperPart, drawing: Drawing, y: number): number {
  const { bill, words, money } = drawing
  const rows = sumsOf(drawing)
  const [labels, values] = [190, 80]
  const x = paperMargin + paperWidth - labels - values
  let at = ensureSpace(page.paper, y, sumsHeight(rows.length))
  const table = beginPart(page, 'Table')
  const write = (name: string, value: string, style: { size: number; font: 'text' | 'strong' }): void => {
    const row = beginPart(table, 'TR')
    writeText(row, 'TH', name, { ...style, width: labels, at: { x, y: at } })
    writeText(row, 'TD', value, { ...style, width: values, align: 'right', at: { x: x + labels, y: at } })
  }
  for (const { name, value } of rows) {
    write(name, value, { size: 9, font: 'text' })
    at += sumHeight
  }
  at += 4
  write(words.sumTotal, money(bill.snapshot.total), { size: 13, font: 'strong' })
  return at + 32
}

function notesOf({ bill, words }: Drawing): readonly string[] {
  const { buyer, corrects } = bill.snapshot
  return [
    words.operation,
    ...(corrects ? [] : [words.paid]),
    ...(corrects?.kept ? [words.keptBecause(corrects.kept.reason)] : []),
    ...(buyer.isCompany && !corrects ? [words.noEarlyDiscount, words.latePayment] : []),
  ]
}

function frameOf({ bill, words }: Drawing): DocumentHeader {
  const { snapshot, number, issuedAt } = bill
  const { locale, seller, order, corrects, buyer } = snapshot
  const day = (instant: string): string => formatShortDate(instant, locale)
  return {
    ...{ locale, seller, title: words.title(number), writtenAt: issuedAt },
    facts: [
      { name: words.date, value: formatDate(issuedAt.toISOString(), locale) },
      { name: words.order, value: words.orderOf(order.reference, day(order.orderedAt)) },
      ...(buyer.reference === null ? [] : [{ name: words.purchase, value: buyer.reference }]),
      corrects
        ? { name: words.corrects, value: words.orderOf(corrects.number, day(corrects.issuedAt)) }
        : { name: words.payment, value: words.methods[order.method] },
      ...(corrects ? [{ name: words.reason, value: corrects.reason }] : []),
    ],
  }
}

function documentParties({ bill, words }: Drawing): Parameters<typeof writeBlocks>[1] {
  const { buyer, delivery } = bill.snapshot
  const numbers = [
    ...(buyer.siret === null ? [] : [`SIRET ${formatSiret(buyer.siret)}`]),
    ...(buyer.vatNumber === null ? [] : [`${words.vatNumber} ${formatVatNumber(buyer.vatNumber)}`]),
  ]
  return [
    { title: words.billedTo, lines: [...buyer.lines, ...numbers] },
    { title: words.ways[delivery.type], lines: delivery.lines.length > 0 ? delivery.lines : [words.nowhere] },
  ]
}

/** Draws an invoice or a credit note only from the values stored when it was issued. */
export async function renderInvoice(bill: InvoiceContent): Promise<Uint8Array<ArrayBuffer>> {
  const { locale } = bill.snapshot
  const drawing: Drawing = {
    bill,
    words: translate(locale, invoiceLabels[bill.kind]),
    money: (amount) => formatMoney(amount, locale),
    rate: (hundredths) => `${formatNumber(hundredths / 100, locale)}${translate(locale, { fr: '\u00a0%', en: '%' })}`,
  }
  const frame = frameOf(drawing)
  const begun = startDocument(frame)
  const afterParties = writeBlocks(begun.page, documentParties(drawing), begun.y)
  const afterLines = writeLines(begun.page, drawing, afterParties)
  const afterSums = writeSums(begun.page, drawing, afterLines)
  writeNotes(begun.page, notesOf(drawing), afterSums)
  return finishDocument(begun.page, frame)
}
