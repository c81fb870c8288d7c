import { translate } from '#schemas/errors/translations.ts'
import { formatDate } from '#i18n/format/format.ts'
import { paperMargin } from '#server/adapters/pdf/pdf-document.ts'
import { ensureSpace } from '#server/adapters/pdf/render-table.ts'
import { beginPart, writeText, type PaperPart } from '#server/adapters/pdf/render-text.ts'
import type { StoredSeller } from '#server/database/tables/paper-tables.ts'
import type { SheetSection } from '#server/shop/catalogue/sheet-sections.ts'
import { startDocument, finishDocument, paperWidth, type DocumentHeader } from './document-layout.ts'

/** The terms of sale that the buyer of an order has accepted. */
export interface TermsContent {
  readonly locale: string
  readonly seller: StoredSeller
  readonly pieces: readonly SheetSection[]
  readonly order: string
  readonly acceptedAt: Date
}

const words = {
  fr: { title: 'Conditions générales de vente', order: 'Commande', accepted: 'Acceptées le' },
  en: { title: 'Terms of sale', order: 'Order', accepted: 'Accepted on' },
}

/** A title stays with the beginning of what follows it. */
const MIN_ROOM = 60

function writePiece(page: PaperPart, { heading, lines }: SheetSection): void {
  const { paper } = page
  const section = beginPart(page, 'Sect')
  paper.y = ensureSpace(paper, paper.y, MIN_ROOM)
  paper.x = paperMargin
  if (heading !== null) writeText(section, 'H2', heading, { font: 'strong', size: 11, width: paperWidth })
  paper.moveDown(0.2)
  for (const line of lines) {
    writeText(section, 'P', line, { size: 9, width: paperWidth })
    paper.moveDown(0.3)
  }
  paper.moveDown(0.5)
}

/** Draws the terms of sale as they read when they were accepted. */
export async function drawTerms({ locale, seller, pieces, order, acceptedAt }: TermsContent): Promise<Uint8Array<ArrayBuffer>> {
  const { title, ...say } = translate(locale, words)
  const facts = [
    { name: say.order, value: order },
    { name: say.accepted, value: formatDate(acceptedAt.toISOString(), locale) },
  ]
  const frame: DocumentHeader = { locale, seller, title, facts, writtenAt: acceptedAt }
  const { page, y } = startDocument(frame)
  page.paper.y = y
  for (const piece of pieces) writePiece(page, piece)
  return finishDocument(page, frame)
}
