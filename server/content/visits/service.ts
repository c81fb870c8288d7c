import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import { toNfc } from '#schemas/text/normalise-text.ts'
import { stripEnd } from '#schemas/text/strip-ends.ts'
import type { DaySpan } from '#domain/dates/compared-months.ts'
import { redactTokens } from '#domain/urls/redact-tokens.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { exportReport } from './export-report.ts'
import { readReport } from './read-report.ts'

/** Visit statistics: where visits came from, and how often each page was seen. */
export interface Visits {
  /** Stores the source of a visit; nothing when no allowed character is left. */
  log(site: Site, from: string): Promise<void>
  /** Counts one view of a page on today's date in Paris. */
  count(site: Site, path: string): Promise<void>
  /** Reads the views of a period beside the period before. */
  report(site: Site, period: DaySpan): Promise<AdminCallData['visit.report']>
  /** Writes them as a file for a spreadsheet. */
  export(site: Site, period: DaySpan): Promise<AnsweredFile>
}

/** The stored part of a `from`: letters, digits, `_` and `-`, 64 at most. */
export function visitSource(from: string): string {
  return from.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 64)
}

/** The stored part of a path: no query, no anchor, no token, no trailing slash, 512 characters at most; null when it is not a path of the site. */
export function visitedPath(path: string): string | null {
  const plain = stripEnd(toNfc(path).replace(/[?#].*$/s, ''), /\//) || '/'
  const isPath = plain.startsWith('/') && !plain.startsWith('//') && plain.length <= 512
  return isPath && !/[\p{Cc}\\]/u.test(plain) && plain.isWellFormed() ? redactTokens(plain) : null
}

/** Stores visits, without any person in them. */
export function createVisits(db: Kysely<Tables>): Visits {
  return {
    log: async (site, from) => {
      const source = visitSource(from)
      if (source !== '') await db.insertInto('visits').values({ site_id: site.id, source }).execute()
    },
    count: async (site, path) => {
      const storedPath = visitedPath(path)
      if (storedPath === null) return
      await db
        .insertInto('visit_counts')
        .values({ site_id: site.id, path: storedPath, count: 1, day: sql`(now() at time zone 'Europe/Paris')::date` })
        .onConflict((conflict) => conflict.columns(['site_id', 'day', 'path']).doUpdateSet({ count: sql`visit_counts.count + 1` }))
        .execute()
    },
    report: (site, period) => readReport(db, site, period),
    export: (site, period) => exportReport(db, site, period),
  }
}
