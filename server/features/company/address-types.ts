import { sql, type Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import { wordsFor, type Words } from '#schemas/words.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** What every site knows, in the order of their numbers. */
const usual: readonly (readonly [value: string, label: Words])[] = [
  ['HEAD_OFFICE', { fr: 'Siège social', en: 'Head office' }],
  ['CLICK_AND_COLLECT', { fr: 'Retrait sur place', en: 'Collection on site' }],
]

/** « Salle de visite » for `SALLE_DE_VISITE`. */
function labelOf(value: string): string {
  const words = value.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the places of a site's company are for: what every site knows, then what this one has named itself. */
export async function addressTypes(db: Kysely<Tables>, { site, locale }: Scope): Promise<CallData<'company.addressTypes'>> {
  const { rows } = await sql<{ value: string }>`
    select distinct unnest(types) as value from company_addresses where site_id = ${site.id} order by value
  `.execute(db)
  const known = usual.map(([value, label]) => ({ value, label: wordsFor(locale, label) }))
  const own = rows.filter(({ value }) => !usual.some(([each]) => each === value))
  const named = own.map(({ value }) => ({ value, label: labelOf(value) }))
  return [...known, ...named].map((type, index) => ({ id: index + 1, ...type }))
}
