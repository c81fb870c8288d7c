import type { Kysely } from 'kysely'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import { auditExport } from '#schemas/admin/audit/audit-calls.ts'
import { sayThing } from '#schemas/admin/audit/act-thing.ts'
import { areaOf, sayAct, sayArea } from '#schemas/admin/audit/act-words.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { parisStamp } from '#domain/dates/paris-input.ts'
import { writeCsv } from '#domain/text/csv.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { actColumns, actsOf, readActs } from './list-acts.ts'

interface ExportNeeds {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly clock: Clock
}

const names = ['Quand', 'Qui', 'Quoi', 'Domaine', 'Chose', 'Numéro'] as const

const wordsOf = (area: string) => resources.find(({ name }) => name === area)?.words

const areaName = (act: string): string => {
  const area = areaOf(act)
  return sayArea(area) ?? wordsOf(area)?.many.fr ?? area
}

const nounOf = (area: string) => wordsOf(area)?.one.fr

/** Writes the acts of a query as a file for a spreadsheet; the log itself says who took it. */
export async function exportActs({ db, audit, clock }: ExportNeeds, { scope, caller }: Member, query: ListQuery): Promise<AnsweredFile> {
  const siteId = scope.site.id
  const plan = { grammar: listGrammarOf(auditExport), query, columns: actColumns }
  const { rows } = await runList(actsOf(db, siteId).limit(COUNTED_ITEMS), plan)
  const acts = await readActs(
    db,
    scope,
    rows.map(({ id }) => id),
  )
  await inTransaction(db, (trx) =>
    audit.record(trx, { siteId, actorId: caller.userId, action: 'audit.export', target: 'audit_log', diff: { acts: acts.length } }),
  )
  const cells = acts.map(({ at, by, isProgram, act, number, title }) => ({
    ...{
      Quand: parisStamp(Date.parse(at)),
      Qui: isProgram ? 'Le programme' : (by?.name ?? 'Compte effacé'),
      Quoi: sayAct(act) ?? 'a agi sur le site',
    },
    ...{ Domaine: areaName(act), Chose: sayThing({ act, number, title }, nounOf).join(' ').trim(), Numéro: number },
  }))
  return { filename: `journal-${parisDay(clock())}.csv`, bytes: new TextEncoder().encode(writeCsv(cells, ';', names)) }
}
