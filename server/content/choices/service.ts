import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { choiceList } from '#schemas/admin/choice-calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { addressTypes } from '#server/content/company-addresses/address-types.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { containsEachWord } from '#server/platform/lists/list-filter-sql.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { choiceSources, type ChoiceKind, type ChoiceRow } from './choice-sources.ts'

type Data = AdminCallData['choice.list']

/** Contents that fields of blocks can name. */
export interface Choices {
  list(scope: Scope, kind: ChoiceKind, query: ListQuery): Promise<Data>
}

const NAMED_BY_NUMBER: ReadonlySet<ChoiceKind> = new Set(['album', 'product', 'service', 'folder', 'article', 'section'])

const folded = sql`fold(c.label || ' ' || c.detail)`

function columnsIn(locale: string): ListColumns {
  return {
    id: sql.ref('c.value'),
    fields: { value: sql.ref('c.value'), label: sql.ref('c.label') },
    search: { says: (text) => containsEachWord(folded, text), folded, language: sql`${locale}::text` },
  }
}

/** The kinds of addresses as rows: their words are in the code, not in a table. */
async function placeKinds(db: Kysely<Tables>, scope: Scope): Promise<RawBuilder<ChoiceRow>> {
  const rows = (await addressTypes(db, scope)).map(({ value, label }) => ({ value, label, detail: '', isOnline: true }))
  return sql<ChoiceRow>`
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k(value text, label text, detail text, "isOnline" boolean)`
}

/** Makes the lists of the contents that fields can name, those that visitors do not see included. */
export function createChoices(db: Kysely<Tables>): Choices {
  return {
    list: async (scope, kind, query) => {
      const source = kind === 'place-kind' ? await placeKinds(db, scope) : choiceSources[kind](scope)
      const plan = { grammar: listGrammarOf(choiceList), query, columns: columnsIn(scope.locale) }
      const { rows, total } = await runList(db.selectFrom(sql<ChoiceRow>`(${source})`.as('c')).selectAll('c'), plan)
      const choices = rows.map(({ value, label, detail, isOnline }) => ({
        ...{ label, detail, isOnline },
        value: NAMED_BY_NUMBER.has(kind) ? Number(value) : value,
      }))
      return { choices, total }
    },
  }
}
