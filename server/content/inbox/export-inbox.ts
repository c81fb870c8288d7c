import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import { inboxExport } from '#schemas/admin/inbox/inbox-calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { frenchDay, parisStamp } from '#domain/dates/paris-input.ts'
import { writeCsv, type CsvValue } from '#domain/text/csv.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { privacyWords } from '#server/mail/templates/privacy/privacy-labels.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { answerCells } from './answer-cells.ts'
import type { InboxNeeds } from './inbox-needs.ts'
import { inboxColumns, inboxRows } from './list-inbox.ts'
import { readSource, type InboxItemRow } from './read-source.ts'

/** How many items are read together. */
const READ_ITEMS = 500

const kinds = { FORM: 'Formulaire', MESSAGE: 'Message', REGISTRATION: 'Inscription', PRIVACY: 'Données personnelles' } as const
const states = {
  ...{ NEW: 'Nouveau', READ: 'Lu', ANSWERED: 'Répondu', CLOSED: 'Classé', SPAM: 'Indésirable', TRASHED: 'Corbeille' },
} as const

/** The subject of an item in words: a request about personal data is stored by its type. */
function subjectOf({ kind, subject }: Pick<InboxItemRow, 'kind' | 'subject'>): string | null {
  return (kind === 'PRIVACY' && subject !== null && ownValue<string>(privacyWords.fr, subject)) || subject
}

type Row = Readonly<Record<string, CsvValue>>

async function rowOf({ db }: InboxNeeds, { scope }: Member, item: InboxItemRow): Promise<Row[]> {
  const source = await readSource(db, scope, item)
  if (!source) return []
  const own: Row = {
    ...{ 'Reçu le': parisStamp(item.received_at.getTime()), Sorte: kinds[item.kind], État: states[item.shown_state] },
    ...{ Référence: source.reference, Nom: item.name, Adresse: source.email, Téléphone: source.phone },
    ...{
      Objet: subjectOf(item),
      Échéance: item.due_on && frenchDay(item.due_on),
      Message: source.message,
      Note: item.note,
      Fichiers: source.files.length,
    },
  }
  return [{ ...own, ...Object.fromEntries(answerCells(source.lines, Object.keys(own))) }]
}

/** Rows of items in their order. Those that were erased since they were found are left out. */
async function rowsOf(needs: InboxNeeds, member: Member, ids: readonly number[]): Promise<Row[]> {
  const { id: siteId } = member.scope.site
  const items = await needs.db.selectFrom('inbox_items').selectAll().where('site_id', '=', siteId).where('id', 'in', ids).execute()
  const byId = new Map(items.map((item) => [item.id, item]))
  const written: Row[] = []
  for (const id of ids) {
    const item = byId.get(id)
    if (item) written.push(...(await rowOf(needs, member, item)))
  }
  return written
}

/** Writes all items of a query as a file for a spreadsheet, a column for each question; the log of administrators' acts says who took it. */
export async function exportInbox(needs: InboxNeeds, member: Member, query: ListQuery): Promise<AnsweredFile> {
  const { site } = member.scope
  const { rows } = await runList(inboxRows(needs.db, site.id, query), { grammar: listGrammarOf(inboxExport), query, columns: inboxColumns })
  const written: Row[] = []
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += READ_ITEMS)
    written.push(...(await rowsOf(needs, member, ids.slice(from, from + READ_ITEMS))))
  await inTransaction(needs.db, (trx) =>
    needs.audit.record(trx, {
      ...{ siteId: site.id, actorId: member.caller.userId, action: 'inbox.export', target: 'inbox', diff: { items: written.length } },
    }),
  )
  const names = ['Reçu le', 'Sorte', 'État']
  return {
    filename: `messages-${parisDay(needs.clock())}.csv`,
    bytes: new TextEncoder().encode(written.length === 0 ? writeCsv(written, ';', names) : writeCsv(written, ';')),
  }
}
