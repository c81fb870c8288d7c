import { translate } from '#schemas/errors/translations.ts'
import { formatDate } from '#i18n/format/format.ts'
import { paperMargin } from '#server/adapters/pdf/pdf-document.ts'
import { drawArtifact, textHeight, writeText, type PaperPart } from '#server/adapters/pdf/render-text.ts'
import type { StoredSeller } from '#server/database/tables/paper-tables.ts'
import { startDocument, finishDocument, documentStyle, paperWidth, writeNotes, type DocumentHeader } from './document-layout.ts'

/** The form by which the buyer of an order may withdraw. */
export interface WithdrawalFormToDraw {
  readonly locale: string
  readonly seller: StoredSeller
  readonly order: string
  readonly orderedAt: Date
}

interface FormWords {
  readonly title: string
  readonly order: string
  readonly ordered: string
  readonly use: string
  readonly to: string
  readonly declare: string
  readonly fields: readonly string[]
  readonly strike: string
}

// The model of the Code de la consommation (annexe à l’article R221-1), in its own words.
const french: FormWords = {
  ...{ title: 'Formulaire de rétractation', order: 'Commande', ordered: 'Passée le' },
  use: 'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
  to: 'À l’attention de\u00a0:',
  declare:
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous\u00a0:',
  fields: [
    'Bien(s) concerné(s)\u00a0:',
    'Commandé le (*)/reçu le (*)\u00a0:',
    'Nom du (des) consommateur(s)\u00a0:',
    'Adresse du (des) consommateur(s)\u00a0:',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
    'Date\u00a0:',
  ],
  strike: '(*) Rayez la mention inutile.',
}

// The same model in English (directive 2011/83/EU, annex I (B)).
const english: FormWords = {
  ...{ title: 'Withdrawal form', order: 'Order', ordered: 'Placed on' },
  use: 'Complete and return this form only if you wish to withdraw from the contract.',
  to: 'To:',
  declare: 'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
  fields: [
    'Goods:',
    'Ordered on (*)/received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
  ],
  strike: '(*) Delete as appropriate.',
}

/** A name and a line to write on; answers where it ends. */
function writeField(page: PaperPart, name: string, y: number): number {
  const { paper } = page
  writeText(page, 'P', name, { width: paperWidth, at: { x: paperMargin, y } })
  const line = y + textHeight(paper, name, { width: paperWidth }) + 22
  drawArtifact(paper, () =>
    paper
      .moveTo(paperMargin, line)
      .lineTo(paperMargin + paperWidth, line)
      .lineWidth(0.5)
      .strokeColor(documentStyle.rule)
      .stroke(),
  )
  return line + 14
}

/** Draws the form by which a buyer may withdraw, in the words of the law. */
export async function drawWithdrawalForm({ locale, seller, order, orderedAt }: WithdrawalFormToDraw): Promise<Uint8Array<ArrayBuffer>> {
  const words = translate(locale, { fr: french, en: english })
  const facts = [
    { name: words.order, value: order },
    { name: words.ordered, value: formatDate(orderedAt.toISOString(), locale) },
  ]
  const frame: DocumentHeader = { locale, seller, title: words.title, facts, writtenAt: orderedAt }
  const { page, y } = startDocument(frame)
  let at = writeNotes(page, [words.use], y) + 10
  const addressee = [words.to, seller.company, seller.headOffice, seller.email].filter((line) => line !== '')
  for (const line of [...addressee, '', words.declare]) {
    if (line !== '') writeText(page, 'P', line, { width: paperWidth, at: { x: paperMargin, y: at } })
    at += textHeight(page.paper, line === '' ? ' ' : line, { width: paperWidth })
  }
  at += 16
  for (const field of words.fields) at = writeField(page, field, at)
  writeNotes(page, [words.strike], at)
  return finishDocument(page, frame)
}
