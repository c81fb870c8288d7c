import { sql, type RawBuilder } from 'kysely'
import type { Measure } from '#schemas/admin/today/today-shapes.ts'
import type { ComparedMonths } from '#domain/dates/compared-months.ts'
import { inMonths, measureOf, type DayValue } from './measure-months.ts'
import type { TodayNeeds, TodayReader } from './today-needs.ts'

function visits(siteId: number, { now, wholeBefore, lastYear }: ComparedMonths): RawBuilder<DayValue> {
  return sql`select 'VISITS' as name, day::text as day, sum(count)::int as value from visit_counts
    where site_id = ${siteId} and (day between ${wholeBefore.from}::date and ${now.until}::date
      or day between ${lastYear.from}::date and ${lastYear.until}::date) group by day`
}

// The states are written out: the planner proves from them that the partial indexes hold every row.
function answers(siteId: number, months: ComparedMonths): RawBuilder<DayValue> {
  return sql`select 'ANSWERS' as name, (received_at at time zone 'Europe/Paris')::date::text as day, count(*)::int as value from inbox_items
    where site_id = ${siteId} and shown_state in ('NEW', 'READ', 'ANSWERED', 'CLOSED') and ${inMonths(sql`received_at`, months)} group by 2`
}

/** Reads the measures of the site that a person may see: visits with the pages or contents, answers with the inbox. */
export async function readMeasures(
  { db }: Pick<TodayNeeds, 'db'>,
  { scope, may }: TodayReader,
  months: ComparedMonths,
): Promise<Measure[]> {
  const siteId = scope.site.id
  const seen = [
    ...(may('pages.read') || may('content.read') ? [{ name: 'VISITS' as const, rows: visits(siteId, months) }] : []),
    ...(may('inbox.read') ? [{ name: 'ANSWERS' as const, rows: answers(siteId, months) }] : []),
  ]
  if (seen.length === 0) return []
  const union = sql.join(
    seen.map(({ rows }) => rows),
    sql` union all `,
  )
  const { rows } = await sql<DayValue>`${union}`.execute(db)
  return seen.map(({ name }) => measureOf(name, rows, months))
}
