import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { mailList } from '#schemas/admin/mails/mail-calls.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ListFilter, ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { containsEachWord, filterCondition } from '#server/platform/lists/list-filter-sql.ts'
import { runBoundedList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { listedMail } from './mail-rows.ts'

/** Lists mails of a site. */
export type ListMails = (scope: Scope, query: ListQuery) => Promise<AdminCallData['mail.list']>

const recipient = sql`fold(m.recipient)`

// Numbers rise with the time: one index per filter gives both orders.
const columns: ListColumns = {
  id: sql.ref('m.id'),
  fields: { state: sql.ref('m.state'), kind: sql.ref('m.kind'), createdAt: sql.ref('m.id') },
  neverNull: ['createdAt'],
  conditions: {
    kind: (filter: ListFilter) =>
      filter.operator === 'eq' && typeof filter.value === 'string'
        ? sql<boolean>`m.kind = ${filter.value}`
        : filterCondition(sql.ref('m.kind'), filter),
  },
  search: { says: (text) => containsEachWord(recipient, text), folded: recipient, language: sql`'fr_FR'` },
}

/** Makes the list of mails: the numbers of a page are found by an index alone, and their rows are read then. */
export function createListMails(db: Kysely<Tables>): ListMails {
  return async ({ site }, query) => {
    const plan = { grammar: listGrammarOf(mailList), query, columns }
    const meant = db.selectFrom('mails as m').select('m.id').where('m.site_id', '=', site.id)
    const { rows: found, ...counted } = await runBoundedList(meant, plan, { db, limit: COUNTED_ITEMS })
    const ids = found.map(({ id }) => id)
    const ofSite = db.selectFrom('mails').selectAll().where('site_id', '=', site.id)
    const rows = ids.length === 0 ? [] : await ofSite.where('id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const mails = ids.flatMap((each) => byId.get(each) ?? [])
    return { mails: mails.map(listedMail), ...counted }
  }
}
