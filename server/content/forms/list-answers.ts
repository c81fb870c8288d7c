import { sql, type Kysely } from 'kysely'
import { formListAnswers } from '#schemas/api/content/admin-form-calls.ts'
import type { CallData } from '#schemas/api/calls.ts'
import type { FormDefinition } from '#schemas/api/content/form.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { answerState } from './answer-state.ts'
import { isRetained } from './retention-period.ts'

type Item = CallData<'form.listAnswers'>['answers'][number]

const columns: ListColumns = {
  id: sql.ref('form_answers.id'),
  fields: {
    ...{ form: sql.ref('forms.name'), state: answerState },
    ...{ email: sql.ref('form_answers.email'), receivedAt: sql.ref('form_answers.received_at') },
  },
}

/** The answers of a site that are within their retention period, with what the list tells of each. */
export function answersOfSite(db: Kysely<Tables>, siteId: number) {
  return db
    .selectFrom('form_answers')
    .innerJoin('forms', 'forms.id', 'form_answers.form_id')
    .select(['form_answers.id', 'form_answers.email', 'form_answers.locale', 'form_answers.received_at'])
    .select(['forms.id as form_id', 'forms.name as form_name', 'forms.definitions'])
    .select((eb) => [
      answerState.as('state'),
      eb
        .selectFrom('form_files')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('form_files.answer_id', '=', 'form_answers.id')
        .as('file_count'),
    ])
    .where('form_answers.site_id', '=', siteId)
    .where(isRetained)
}

/** The definition of a form in the language of the reader, else in that of the site. */
export function definitionFor(definitions: Readonly<Record<string, FormDefinition>>, { site, locale }: Scope): FormDefinition | undefined {
  return ownValue(definitions, locale) ?? ownValue(definitions, site.defaultLocale) ?? Object.values(definitions)[0]
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof answersOfSite>['executeTakeFirstOrThrow']>>

/** One answer as the list shows it. */
export function toItem(row: ItemRow, scope: Scope): Item {
  const { id, form_id: formId, form_name: name, state, email, locale } = row
  const title = definitionFor(row.definitions, scope)?.title ?? name
  return {
    ...{ id, form: { id: formId, name, title }, state, email, locale },
    ...{ receivedAt: toInstant(row.received_at), fileCount: row.file_count ?? 0 },
  }
}

/** The answers to the forms of a site, filtered and ordered; those of robots only where the query filters by state. */
export async function listAnswers(db: Kysely<Tables>, scope: Scope, query: ListQuery): Promise<CallData<'form.listAnswers'>> {
  const all = answersOfSite(db, scope.site.id)
  const asksState = query.filters.some(({ field }) => field === 'state')
  const { rows, total } = await runList(asksState ? all : all.where('form_answers.is_spam', '=', false), {
    ...{ grammar: listGrammarOf(formListAnswers), query, columns },
  })
  return { answers: rows.map((row) => toItem(row, scope)), total }
}
