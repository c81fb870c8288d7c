import type { Kysely } from 'kysely'
import { wordsFor, type Words } from '#schemas/words.ts'
import type { MailFile } from '#server/adapters/mail/mail-sender.ts'
import type { Tables } from '#server/database/tables.ts'
import type { MailAttachment } from '#server/database/work-tables.ts'
import { drawTerms } from './draw-terms.ts'
import { drawWithdrawalForm } from './draw-withdrawal-form.ts'
import { paperFile, paperFilename } from './paper-file.ts'
import { readSeller } from './read-seller.ts'

type Legal = Exclude<MailAttachment['type'], 'PAPER'>

const contentType = 'application/pdf'

const filenames: Readonly<Record<Legal, Words>> = {
  SALE_TERMS: { fr: 'conditions-generales-de-vente.pdf', en: 'terms-of-sale.pdf' },
  WITHDRAWAL_FORM: { fr: 'formulaire-de-retractation.pdf', en: 'withdrawal-form.pdf' },
}

async function attachPaper(db: Kysely<Tables>, siteId: number, number: string): Promise<MailFile> {
  const papers = db.selectFrom('papers').selectAll().where('site_id', '=', siteId).where('number', '=', number)
  const paper = await papers.executeTakeFirstOrThrow()
  return { filename: paperFilename(paper), contentType, bytes: (await paperFile(db, paper)).bytes }
}

/** What the law wants a buyer to hold: the terms as they were accepted, and the form to withdraw; the same bytes at every attempt. */
async function attachLegal(
  db: Kysely<Tables>,
  siteId: number,
  { type, order: reference }: { type: Legal; order: string },
): Promise<MailFile> {
  const {
    html,
    locale,
    created_at: orderedAt,
  } = await db
    .selectFrom('orders as o')
    .innerJoin('sale_terms as t', (join) => join.onRef('t.site_id', '=', 'o.site_id').onRef('t.hash', '=', 'o.sale_terms_hash'))
    .select(['t.html', 'o.locale', 'o.created_at'])
    .where('o.site_id', '=', siteId)
    .where('o.reference', '=', reference)
    .executeTakeFirstOrThrow()
  const own = { locale, seller: await readSeller(db, siteId, locale), order: reference }
  const bytes =
    type === 'SALE_TERMS' ? await drawTerms({ ...own, html, acceptedAt: orderedAt }) : await drawWithdrawalForm({ ...own, orderedAt })
  return { filename: wordsFor(locale, filenames[type]), contentType, bytes }
}

/** Fetches what goes along with a mail of a site. */
export function attachPapers(db: Kysely<Tables>, siteId: number, attachments: readonly MailAttachment[]): Promise<MailFile[]> {
  return Promise.all(
    attachments.map((named) => (named.type === 'PAPER' ? attachPaper(db, siteId, named.number) : attachLegal(db, siteId, named))),
  )
}
