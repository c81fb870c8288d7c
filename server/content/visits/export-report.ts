import type { Kysely } from 'kysely'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { DaySpan } from '#domain/dates/compared-months.ts'
import { writeCsv, type CsvValue } from '#domain/text/csv.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { comparedPeriod, countPages, countSources, readReport, type ComparedCount } from './read-report.ts'

const names = ['Par', 'Nom', 'Nombre', 'Période d’avant'] as const

type Line = Readonly<Record<(typeof names)[number], CsvValue>>

const linesOf = (by: string, counts: readonly ComparedCount[]): Line[] =>
  counts.map(({ name, count, before }) => ({ Par: by, Nom: name, Nombre: count, 'Période d’avant': before }))

/** Writes the views of a period as a file for a spreadsheet: by day, by page and by source, each with its period before. */
export async function exportReport(db: Kysely<Tables>, site: Site, now: DaySpan): Promise<AnsweredFile> {
  const period = comparedPeriod(site, now)
  const { days } = await readReport(db, site, now)
  const lines = [
    ...days.map(({ day, count, before }) => ({ Par: 'Jour', Nom: day, Nombre: count, 'Période d’avant': before })),
    ...linesOf('Page', await countPages(db, period)),
    ...linesOf('Provenance', await countSources(db, period)),
  ]
  return { filename: `visites-${now.from}-${now.until}.csv`, bytes: new TextEncoder().encode(writeCsv(lines, ';', names)) }
}
