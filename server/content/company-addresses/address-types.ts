import type { Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import { translate, type Translations } from '#schemas/errors/translations.ts'
import { spelledUse, useCode, writtenUses } from '#schemas/text/place-uses.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The known kinds of addresses with their labels. A kind that a site names itself keeps its own words. */
export const knownAddressTypes = {
  HEAD_OFFICE: { fr: 'Siège social', en: 'Head office' },
  CLICK_AND_COLLECT: { fr: 'Retrait sur place', en: 'Collection on site' },
  MAIL_PICKUP: { fr: 'Retrait du courrier', en: 'Mail collection' },
} as const satisfies Readonly<Record<string, Translations>>

/** The kinds that every site has, in the order of their numbers. */
const usual: readonly string[] = ['HEAD_OFFICE', 'CLICK_AND_COLLECT'] satisfies (keyof typeof knownAddressTypes)[]

const words: ReadonlyMap<string, Translations> = new Map(Object.entries(knownAddressTypes))

function labelOf(value: string, locale: string, written: ReadonlyMap<string, string>): string {
  const known = words.get(value)
  return known ? translate(locale, known) : (written.get(value) ?? spelledUse(value))
}

/** Reads the kinds of a site's addresses: those of every site, then its own. */
export async function addressTypes(db: Kysely<Tables>, { site, locale }: Scope): Promise<CallData<'company.addressTypes'>> {
  const rows = await db
    .selectFrom('company_addresses')
    .select(['types', 'other_uses'])
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  const written = new Map(rows.flatMap(({ other_uses }) => writtenUses(other_uses).map((use) => [useCode(use), use] as const)))
  const own = [...new Set(rows.flatMap(({ types }) => types))].filter((value) => !usual.includes(value)).sort()
  return [...usual, ...own].map((value, index) => ({ id: index + 1, value, label: labelOf(value, locale, written) }))
}
