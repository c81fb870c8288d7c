import { translate } from '#schemas/errors/translations.ts'
import { formatDate, formatNumber } from '#i18n/format/format.ts'
import { allergensOf, formatAbv } from '#i18n/shop/wine-facts.ts'
import { containerLabel } from '#i18n/shop/wine-labels.ts'
import { paperMargin } from '#server/adapters/pdf/pdf-document.ts'
import { ensureSpace, writeTable, type TableCell } from '#server/adapters/pdf/render-table.ts'
import { beginPart, writeText, type PaperPart } from '#server/adapters/pdf/render-text.ts'
import { writtenVolume } from '#i18n/format/format-volume.ts'
import type { DeliveryNote, DeliveryLine, DeliveredWine } from './delivery-note.ts'
import {
  startDocument,
  finishDocument,
  documentStyle,
  paperWidth,
  notesHeight,
  writeBlocks,
  writeNotes,
  writeWideBlock,
  type DocumentHeader,
} from './document-layout.ts'

const french = {
  ...{ title: 'Bon de livraison', date: 'Expédié le', order: 'Commande', parcels: 'Colis', tracking: 'Suivi' },
  ...{ sender: 'Expéditeur', consignee: 'Destinataire', place: 'Lieu de livraison', carrier: 'Transporteur' },
  ...{ what: 'Désignation', vessels: 'Récipients', nominal: 'Volume nominal', strength: 'Titre', volume: 'Volume total' },
  ...{
    box: (count: number): string => (count > 1 ? 'coffrets' : 'coffret'),
    holds: 'Dans un coffret\u00a0:',
    sum: 'Volume total expédié\u00a0:',
    capsule: 'Capsule représentative de droits',
  },
  identity: 'Pièce d’identité demandée à la remise',
  noCapsule: 'Sans capsule représentative de droits',
  reference: (reference: string): string => (reference === '' ? '' : `réf.\u00a0${reference}`),
  gift: (from: string) => `Offert par ${from}`,
}

const english: typeof french = {
  ...{ title: 'Delivery note', date: 'Shipped on', order: 'Order', parcels: 'Parcels', tracking: 'Tracking' },
  ...{ sender: 'Sender', consignee: 'Consignee', place: 'Place of delivery', carrier: 'Carrier' },
  ...{ what: 'Description', vessels: 'Containers', nominal: 'Nominal volume', strength: 'Alcohol', volume: 'Total volume' },
  ...{
    box: (count) => (count > 1 ? 'boxes' : 'box'),
    holds: 'In each box:',
    sum: 'Total volume shipped:',
    capsule: 'Duty-paid capsule (CRD)',
  },
  identity: 'Proof of identity asked for at the handover',
  noCapsule: 'Without duty-paid capsule (CRD)',
  reference: (reference) => (reference === '' ? '' : `ref.\u00a0${reference}`),
  gift: (from) => `A gift from ${from}`,
}

interface Drawing {
  readonly note: DeliveryNote
  readonly words: typeof french
}

const litres = (ml: number, locale: string): string => `${formatNumber(ml / 1000, locale)}\u00a0L`
const volumeOf = ({ capacityMl, count }: Pick<DeliveredWine, 'capacityMl' | 'count'>): number => (capacityMl ?? 0) * count

/** How many millilitres of wine are in a line. */
function volumeOfLine(line: DeliveryLine): number {
  if (line.container !== null) return volumeOf(line)
  return line.count * line.contents.reduce((sum, wine) => sum + volumeOf(wine), 0)
}

const writtenStrength = (abv: number | null, locale: string): string => formatAbv(abv === null ? null : abv / 10, locale) ?? ''

function contentText({ name, count, container, capacityMl, abv }: DeliveredWine, locale: string): string {
  const vessel = containerLabel(container, count, locale)
  const facts = [name, `${vessel} ${writtenVolume(capacityMl, locale) ?? ''}`.trim(), writtenStrength(abv, locale)]
  return `${count} × ${facts.filter((fact) => fact !== '').join(', ')}`
}

function lineCells(line: DeliveryLine, { note: { locale }, words }: Drawing): readonly TableCell[] {
  const vessel = line.container === null ? words.box(line.count) : containerLabel(line.container, line.count, locale)
  const facts = [line.appellation, allergensOf({ allergens: line.allergens as never }, locale), words.reference(line.reference)]
  const details = [
    facts.filter((fact) => fact !== null && fact !== '').join(' · '),
    ...(line.container === null ? [words.holds, ...line.contents.map((wine) => contentText(wine, locale))] : []),
    line.hasCapsule ? words.capsule : words.noCapsule,
  ]
  const isBox = line.container === null
  return [
    { text: line.name, details },
    { text: `${formatNumber(line.count, locale)}\u00a0${vessel}` },
    { text: isBox ? '' : (writtenVolume(line.capacityMl, locale) ?? '') },
    { text: isBox ? '' : writtenStrength(line.abv, locale) },
    { text: litres(volumeOfLine(line), locale) },
  ]
}

const sumOf = ({ note: { lines, locale }, words }: Drawing): string =>
  `${words.sum} ${litres(
    lines.reduce((sum, line) => sum + volumeOfLine(line), 0),
    locale,
  )}`

function writeLines(page: PaperPart, drawing: Drawing, y: number): number {
  const { words, note } = drawing
  const columns = [
    { title: words.what, width: 201 },
    { title: words.vessels, width: 91 },
    ...[words.nominal, words.strength, words.volume].map((title) => ({ title, width: 69, align: 'right' as const })),
  ]
  const rows = note.lines.map((line) => lineCells(line, drawing))
  return writeTable(page, { columns, rows, y, tail: 14 + notesHeight(page, [sumOf(drawing)]), ...documentStyle }) + 14
}

/** The gift message. */
function writeGift(page: PaperPart, { note, words }: Drawing, y: number): number {
  const { gift } = note
  if (!gift) return y
  const { paper } = page
  const section = beginPart(page, 'Sect')
  const at = ensureSpace(paper, y + 8, 90)
  writeText(section, 'H2', words.gift(gift.from), {
    ...{ font: 'title', size: 16, color: note.seller.colors.accent, width: paperWidth, at: { x: paperMargin, y: at } },
  })
  paper.moveDown(0.3)
  if (gift.message !== null) writeText(section, 'P', gift.message, { size: 11, width: paperWidth })
  return paper.y + 16
}

/** The numbers by which its parcels are followed, each on one line as far as it goes. */
const trackingOf = ({ tracking }: DeliveryNote): string => tracking.map((number) => number.replaceAll(' ', '\u00a0')).join(', ')

/** A longer text gets a block of its own instead of the narrow column of facts. */
const MAX_FACT_LENGTH = 120

const isTrackedApart = (note: DeliveryNote): boolean => trackingOf(note).length > MAX_FACT_LENGTH

function frameOf({ note, words }: Drawing): DocumentHeader {
  const { locale, seller, order, number, shippedAt, parcels, tracking } = note
  const isFact = tracking.length > 0 && !isTrackedApart(note)
  return {
    ...{ locale, seller, title: `${words.title} ${order}-${number}`, writtenAt: shippedAt },
    facts: [
      { name: words.date, value: formatDate(shippedAt.toISOString(), locale) },
      { name: words.order, value: order },
      { name: words.parcels, value: formatNumber(parcels, locale) },
      ...(isFact ? [{ name: words.tracking, value: trackingOf(note) }] : []),
    ],
  }
}

/** Returns true when the carrier must check that the recipient is an adult. */
const holdsAlcohol = ({ lines }: DeliveryNote): boolean => lines.some((line) => [line, ...line.contents].some(({ abv }) => (abv ?? 0) > 0))

/** Draws the note that lies in a parcel, always without prices. */
export async function drawDeliveryNote(note: DeliveryNote): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, seller, consignee, place, carrier } = note
  const drawing: Drawing = { note, words: translate(locale, { fr: french, en: english }) }
  const { words } = drawing
  const frame = frameOf(drawing)
  const { page, y } = startDocument(frame)
  const parties = writeBlocks(
    page,
    [
      { title: words.sender, lines: [seller.company, seller.headOffice].filter((line) => line !== '') },
      { title: words.consignee, lines: consignee },
    ],
    y,
  )
  const ways = writeBlocks(
    page,
    [
      { title: words.carrier, lines: holdsAlcohol(note) ? [carrier, words.identity] : [carrier] },
      { title: words.place, lines: place },
    ],
    parties,
  )
  const tracked = isTrackedApart(note) ? writeWideBlock(page, { title: words.tracking, lines: [trackingOf(note)] }, ways) : ways
  const afterLines = writeLines(page, drawing, tracked)
  const afterSum = writeNotes(page, [sumOf(drawing)], afterLines)
  writeGift(page, drawing, afterSum)
  return finishDocument(page, frame)
}
