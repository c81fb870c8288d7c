import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { translate } from '#schemas/errors/translations.ts'
import type { PaperFilesTable, PapersTable } from '#server/database/tables/paper-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { renderInvoice } from './render-invoice.ts'

/** A paper whose file is requested. */
export type PaperRow = Selectable<PapersTable>

/** The bytes of a paper, and what names them. */
export type PaperFile = Pick<Selectable<PaperFilesTable>, 'bytes' | 'sha256'>

const storedFile = (db: Kysely<Tables>, paperId: number) =>
  db.selectFrom('paper_files').select(['bytes', 'sha256']).where('paper_id', '=', paperId)

/** The file of a paper: drawn once, at its first request, from the data that was stored at its issue. */
export async function paperFile(db: Kysely<Tables>, { id, kind, number, issued_at: issuedAt, snapshot }: PaperRow): Promise<PaperFile> {
  const stored = await storedFile(db, id).executeTakeFirst()
  if (stored) return stored
  const bytes = Buffer.from(await renderInvoice({ kind, number, issuedAt, snapshot }))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await db
    .insertInto('paper_files')
    .values({ paper_id: id, bytes, sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another may have drawn it at the same moment: what was stored first is the paper.
  return storedFile(db, id).executeTakeFirstOrThrow()
}

const filenames = { INVOICE: { fr: 'facture', en: 'invoice' }, CREDIT_NOTE: { fr: 'avoir', en: 'credit-note' } } as const

/** The file name of a paper, in the language of the paper. */
export function paperFilename({ kind, number, snapshot }: Pick<PaperRow, 'kind' | 'number' | 'snapshot'>): string {
  return `${translate(snapshot.locale, filenames[kind])}-${number.toLowerCase()}.pdf`
}
