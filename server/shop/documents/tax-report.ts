import { sql, type Kysely } from 'kysely'
import type { AnsweredFile } from '#schemas/api/base/file-response.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { writeCsv } from '#domain/text/csv.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Tables } from '#server/database/tables/tables.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly clock: Clock
}

interface TaxRow {
  readonly day: string
  readonly isCompany: boolean
  readonly rate: number
  readonly papers: number
  readonly base: number
  readonly vat: number
  readonly total: number
  readonly baseBack: number
  readonly vatBack: number
  readonly totalBack: number
}

async function readTaxes(db: Kysely<Tables>, siteId: number, { from, until }: { from: string; until: string }): Promise<TaxRow[]> {
  const sumOf = (key: 'base' | 'vat' | 'total', kind: 'INVOICE' | 'CREDIT_NOTE') =>
    sql`coalesce(sum((v->>${key}::text)::integer) filter (where p.kind = ${kind}), 0)::integer`
  const { rows } = await sql<TaxRow>`
    select to_char(p.issued_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, (p.snapshot->'buyer'->>'isCompany')::boolean as "isCompany",
      (v->>'rate')::integer as rate, count(*)::integer as papers,
      ${sumOf('base', 'INVOICE')} as base, ${sumOf('vat', 'INVOICE')} as vat, ${sumOf('total', 'INVOICE')} as total,
      ${sumOf('base', 'CREDIT_NOTE')} as "baseBack", ${sumOf('vat', 'CREDIT_NOTE')} as "vatBack", ${sumOf('total', 'CREDIT_NOTE')} as "totalBack"
    from papers p cross join lateral jsonb_array_elements(p.vat) v
    where p.site_id = ${siteId} and (p.issued_at at time zone 'Europe/Paris')::date between ${from}::date and ${until}::date
    group by 1, 2, 3 order by 1, 2, 3 desc`.execute(db)
  return rows
}

/** Hundredths as spreadsheets of this country read them: « 12,50 ». */
const written = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',')

/** The value of each column for a row. */
const columns: Readonly<Record<string, (row: TaxRow) => string | number>> = {
  Jour: ({ day }) => day,
  Clientèle: ({ isCompany }) => (isCompany ? 'Entreprises' : 'Particuliers'),
  'Taux de TVA': ({ rate }) => written(rate),
  Pièces: ({ papers }) => papers,
  'Facturé HT': ({ base }) => written(base),
  'Facturé TVA': ({ vat }) => written(vat),
  'Facturé TTC': ({ total }) => written(total),
  'Avoirs HT': ({ baseBack }) => written(baseBack),
  'Avoirs TVA': ({ vatBack }) => written(vatBack),
  'Avoirs TTC': ({ totalBack }) => written(totalBack),
}

/** Writes billed and refunded amounts by day, rate and kind of buyer as CSV, which the tax office requires. */
export async function taxReportCsv(
  { db, clock }: Needs,
  siteId: number,
  asked: { readonly from?: string | undefined; readonly until?: string | undefined },
): Promise<AnsweredFile> {
  const { until = parisDay(clock()) } = asked
  const { from = `${until.slice(0, 4)}-01-01` } = asked
  const rows = (await readTaxes(db, siteId, { from, until })).map((row) =>
    Object.fromEntries(Object.entries(columns).map(([name, say]) => [name, say(row)])),
  )
  return { filename: `tva-${from}-${until}.csv`, bytes: new TextEncoder().encode(writeCsv(rows, ';', Object.keys(columns))) }
}
