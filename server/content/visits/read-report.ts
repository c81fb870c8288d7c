import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { SHOWN_VISITS } from '#schemas/admin/visits/visit-limits.ts'
import type { DaySpan } from '#domain/dates/compared-months.ts'
import { addDays, daysBetween } from '#domain/dates/dates.ts'
import { parisInstant } from '#domain/dates/paris-day.ts'
import { periodBefore } from '#domain/dates/period-before.ts'
import { localPath, type LocaleSet } from '#i18n/locale.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'

type Report = AdminCallData['visit.report']

/** A number of something in a period, and in the one before. */
export interface ComparedCount {
  readonly name: string
  readonly count: number
  readonly before: number
}

interface Asked {
  readonly site: Site
  readonly now: DaySpan
  readonly before: DaySpan
}

/** The views of a period by page, the most viewed first. */
export async function countPages(db: Kysely<Tables>, { site, now, before }: Asked): Promise<readonly ComparedCount[]> {
  const { rows } = await sql<ComparedCount>`
    select path as name, coalesce(sum(count) filter (where day between ${now.from}::date and ${now.until}::date), 0)::int as count,
      coalesce(sum(count) filter (where day between ${before.from}::date and ${before.until}::date), 0)::int as before
    from visit_counts where site_id = ${site.id} and (day between ${now.from}::date and ${now.until}::date
      or day between ${before.from}::date and ${before.until}::date)
    group by path order by count desc, before desc, path`.execute(db)
  return rows
}

const startOf = (day: string): Date => parisInstant(day, '00:00')
const endOf = (day: string): Date => parisInstant(addDays(day, 1), '00:00')

/** The visits of a period by source, the most frequent first. */
export async function countSources(db: Kysely<Tables>, { site, now, before }: Asked): Promise<readonly ComparedCount[]> {
  const inNow = sql`(visited_at >= ${startOf(now.from)} and visited_at < ${endOf(now.until)})`
  const inBefore = sql`(visited_at >= ${startOf(before.from)} and visited_at < ${endOf(before.until)})`
  const { rows } = await sql<ComparedCount>`
    select source as name, count(*) filter (where ${inNow})::int as count, count(*) filter (where ${inBefore})::int as before
    from visits where site_id = ${site.id} and (${inNow} or ${inBefore})
    group by source order by count desc, before desc, source`.execute(db)
  return rows
}

async function countDays(db: Kysely<Tables>, { site, now, before }: Asked): Promise<Report['days']> {
  const { rows } = await sql<{ readonly day: string; readonly count: number }>`
    select day::text as day, sum(count)::int as count from visit_counts
    where site_id = ${site.id} and (day between ${now.from}::date and ${now.until}::date or day between ${before.from}::date and ${before.until}::date)
    group by day`.execute(db)
  const counted = new Map(rows.map(({ day, count }) => [day, count]))
  const of = (day: string): number => counted.get(day) ?? 0
  return Array.from({ length: daysBetween(now.from, now.until) + 1 }, (_, index) => {
    const [day, dayBefore] = [addDays(now.from, index), addDays(before.from, index)]
    return { day, count: of(day), before: dayBefore > before.until ? null : of(dayBefore) }
  })
}

/** The titles of the pages of a site by their local paths. */
async function titlesOf(db: Kysely<Tables>, site: Site): Promise<ReadonlyMap<string, string>> {
  const locales: LocaleSet = { default: site.defaultLocale, codes: site.locales }
  const read = db.selectFrom('page_documents').where('site_id', '=', site.id).where('deleted_at', 'is', null)
  const rows = await read.select(['url', 'locale', 'title']).execute()
  return new Map(rows.map(({ url, locale, title }) => [localPath(`/${url.replace(/^\//, '')}`, locale, locales), title]))
}

const sumOf = (counts: readonly ComparedCount[], key: 'count' | 'before'): number => counts.reduce((sum, each) => sum + each[key], 0)

/** The period that is asked for, with the one that it is compared with. */
export function comparedPeriod(site: Site, now: DaySpan): Asked {
  return { site, now, before: periodBefore(now) }
}

/** Reads how often the pages of a site were viewed in a period, by day, page and source, beside the period before. */
export async function readReport(db: Kysely<Tables>, site: Site, now: DaySpan): Promise<Report> {
  const period = comparedPeriod(site, now)
  const [days, pages, sources, titles] = [
    await countDays(db, period),
    await countPages(db, period),
    await countSources(db, period),
    await titlesOf(db, site),
  ]
  return {
    before: period.before,
    ...{ total: sumOf(pages, 'count'), totalBefore: sumOf(pages, 'before'), days },
    pages: pages.slice(0, SHOWN_VISITS).map(({ name, count, before }) => ({ path: name, title: titles.get(name) ?? null, count, before })),
    pageCount: pages.filter(({ count }) => count > 0).length,
    sources: sources.slice(0, SHOWN_VISITS).map(({ name, count, before }) => ({ source: name, count, before })),
    ...{ known: sumOf(sources, 'count'), knownBefore: sumOf(sources, 'before') },
  }
}
