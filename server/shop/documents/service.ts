import type { Kysely } from 'kysely'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { CallParams } from '#schemas/api/calls.ts'
import type { MailFile } from '#server/adapters/mail/mail-sender.ts'
import type { Clock } from '#domain/dates/clock.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MailAttachment } from '#server/database/tables/background-tables.ts'
import { findOrderOfPapers, type PaperReader } from '#server/shop/orders/find-order.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { attachPapers } from './attach-documents.ts'
import { createPdfRenderer } from './pdf-renderer.ts'
import { readDeliveryNote } from './load-delivery-note.ts'
import { taxReportCsv } from './tax-report.ts'
import { paperFile, paperFilename } from './document-file.ts'

/** The papers of orders. */
export interface Documents {
  /** The invoice of an order, or one of its credit notes, for a reader with access to the order or to all orders. */
  file(reader: PaperReader, asked: CallParams<'order.invoice'>): Promise<AnsweredFile>
  /** The delivery note of a shipment of an order. */
  deliveryNote(siteId: number, asked: CallParams<'order.deliveryNote'>): Promise<AnsweredFile>
  /** Billed and refunded amounts by day and rate. */
  taxes(siteId: number, asked: CallParams<'order.taxes'>): Promise<AnsweredFile>
  /** The files that are attached to a mail. */
  attached(siteId: number, attachments: readonly MailAttachment[]): Promise<MailFile[]>
}

/** Gives the papers of orders to those who may see them. */
export function createDocuments({ db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock }): Documents {
  const press = createPdfRenderer()
  return {
    taxes: (siteId, asked) => taxReportCsv({ db, clock }, siteId, asked),
    deliveryNote: (siteId, asked) => readDeliveryNote(db, siteId, asked),
    attached: (siteId, attachments) => attachPapers({ db, press }, siteId, attachments),
    file: async (reader, { creditNote, ...asked }) => {
      const order = await findOrderOfPapers(db, reader, asked)
      if (!order) throw notFound()
      const papers = db.selectFrom('papers').selectAll().where('site_id', '=', order.site_id).where('order_id', '=', order.id)
      const named =
        creditNote === undefined
          ? papers.where('kind', '=', 'INVOICE')
          : papers.where('kind', '=', 'CREDIT_NOTE').where('number', '=', creditNote)
      const paper = await named.executeTakeFirst()
      if (!paper) throw notFound()
      const { bytes } = await paperFile(db, paper)
      return { filename: paperFilename(paper), bytes: new Uint8Array(bytes), isShown: true }
    },
  }
}
