import { sql, type Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** What places are for, where we have words for it; what a site names itself is said in its own. */
export const knownAddressTypes = {
  HEAD_OFFICE: { fr: 'Siège social', en: 'Head office' },
  CLICK_AND_COLLECT: { fr: 'Retrait sur place', en: 'Collection on site' },
  MAIL_PICKUP: { fr: 'Retrait du courrier', en: 'Mail collection' },
} as const satisfies Readonly<Record<string, Translations>>

/** What every site may say of a place, in the order of their numbers. */
const usual: readonly string[] = ['HEAD_OFFICE', 'CLICK_AND_COLLECT'] satisfies (keyof typeof knownAddressTypes)[]

const words: ReadonlyMap<string, Translations> = new Map(Object.entries(knownAddressTypes))

/** « Salle de visite » for `SALLE_DE_VISITE`. */
function spellOut(value: string): string {
  const spelt = value.replaceAll('_', ' ').toLowerCase()
  return spelt.charAt(0).toUpperCase() + spelt.slice(1)
}

function labelOf(value: string, locale: string): string {
  const known = words.get(value)
  return known ? translate(locale, known) : spellOut(value)
}

/** What the places of a site's company are for: what every site knows, then what this one has named itself. */
export async function addressTypes(db: Kysely<Tables>, { site, locale }: Scope): Promise<CallData<'company.addressTypes'>> {
  const { rows } = await sql<{ value: string }>`
    select distinct unnest(types) as value from company_addresses where site_id = ${site.id} order by value
  `.execute(db)
  const own = rows.map(({ value }) => value).filter((value) => !usual.includes(value))
  return [...usual, ...own].map((value, index) => ({ id: index + 1, value, label: labelOf(value, locale) }))
}
