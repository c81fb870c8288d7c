import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import type { MailFile } from '#server/adapters/mail/mail-sender.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailAttachment } from '#server/database/tables/background-tables.ts'
import { sheetBody, type SheetSection } from '#server/shop/catalogue/sheet-sections.ts'
import { paperFile, paperFilename } from './document-file.ts'
import type { PdfRenderer } from './pdf-renderer.ts'
import { readSeller } from './load-seller.ts'

type LegalAttachment = Extract<MailAttachment, { order: string }>
type Legal = LegalAttachment['type']

const contentType = 'application/pdf'

const filenames: Readonly<Record<Legal, Translations>> = {
  SALE_TERMS: { fr: 'conditions-generales-de-vente.pdf', en: 'terms-of-sale.pdf' },
  WITHDRAWAL_FORM: { fr: 'formulaire-de-retractation.pdf', en: 'withdrawal-form.pdf' },
}

async function attachPaper(db: Kysely<Tables>, siteId: number, number: string): Promise<MailFile> {
  const papers = db.selectFrom('papers').selectAll().where('site_id', '=', siteId).where('number', '=', number)
  const paper = await papers.executeTakeFirstOrThrow()
  return { filename: paperFilename(paper), contentType, bytes: (await paperFile(db, paper)).bytes }
}

/** Reads the legal data of an order's papers, once for all attachments of a mail. */
async function readLegal(db: Kysely<Tables>, siteId: number, reference: string) {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('sale_terms as t', (join) => join.onRef('t.site_id', '=', 'o.site_id').onRef('t.hash', '=', 'o.sale_terms_hash'))
    .select(['t.html', 'o.locale', 'o.created_at'])
    .where('o.site_id', '=', siteId)
    .where('o.reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { ...order, seller: await readSeller(db, siteId, order.locale) }
}

type LegalFacts = Awaited<ReturnType<typeof readLegal>>

// Many orders accept the same terms.
const bodies = new LRUCache<string, readonly SheetSection[]>({ max: 20, memoMethod: (html) => sheetBody(html) })

/** Attaches what the law requires: the accepted terms and the withdrawal form, with the same bytes at every attempt. */
async function attachLegal(
  press: PdfRenderer,
  { html, locale, created_at: orderedAt, seller }: LegalFacts,
  named: LegalAttachment,
): Promise<MailFile> {
  const { type, order } = named
  const own = { locale, seller, order }
  const bytes = await press.draw(
    type === 'SALE_TERMS' ? { type, ...own, pieces: bodies.memo(html), acceptedAt: orderedAt } : { type, ...own, orderedAt },
  )
  return { filename: translate(locale, filenames[type]), contentType, bytes }
}

/** Dependencies of the attachments. */
export interface AttachNeeds {
  readonly db: Kysely<Tables>
  readonly press: PdfRenderer
}

/** Fetches what goes along with a mail of a site. */
export function attachPapers({ db, press }: AttachNeeds, siteId: number, attachments: readonly MailAttachment[]): Promise<MailFile[]> {
  const read = new Map<string, Promise<LegalFacts>>()
  const factsOf = (reference: string): Promise<LegalFacts> => {
    const facts = read.get(reference) ?? readLegal(db, siteId, reference)
    read.set(reference, facts)
    return facts
  }
  return Promise.all(
    attachments.map(async (named) =>
      named.type === 'PAPER' ? attachPaper(db, siteId, named.number) : attachLegal(press, await factsOf(named.order), named),
    ),
  )
}
