import { sql, type Kysely } from 'kysely'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import type { CallData } from '#schemas/api/calls.ts'
import { canSellTo, type SalesArea } from '#domain/shop/shipping/sales-area.ts'
import { languageOf } from '#i18n/locale.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { frenchCountryName } from './french-country-name.ts'

/** A country by its number here and its two letters. */
export interface Country {
  readonly id: number
  readonly alphaTwo: string
  readonly name: string
}

const englishNames: Readonly<Record<string, string | readonly string[]>> = english.countries

// Countries come with the schema: while a server runs none changes.
const known = new WeakMap<Kysely<Tables>, Map<number | string, Country>>()

/** A country by its number or its two letters; undefined when there is none. */
export async function readCountry(db: Kysely<Tables>, country: number | string): Promise<Country | undefined> {
  const read = known.get(db) ?? new Map<number | string, Country>()
  known.set(db, read)
  const [column, value] = typeof country === 'number' ? (['id', country] as const) : (['alpha_two', country.toUpperCase()] as const)
  const remembered = read.get(value)
  if (remembered) return remembered
  const rows = db.selectFrom('countries').select(['id', 'alpha_two as alphaTwo', 'name'])
  const found = await rows.where(column, '=', value).executeTakeFirst()
  if (found) read.set(value, found)
  return found
}

/** All countries by their names in the reader's language, each with whether the shop sends anything there. */
export async function listCountries(db: Kysely<Tables>, { site, locale }: Scope, area: SalesArea): Promise<CallData<'country.list'>> {
  const rows = await db
    .selectFrom('countries as c')
    .selectAll('c')
    .select(
      sql<boolean>`exists (
        select from carrier_tariffs t join carriers k on k.id = t.carrier_id
        where t.site_id = ${site.id} and t.country_id = c.id and t.price is not null and k.is_enabled
      )`.as('has_tariff'),
    )
    .execute()
  const nameOf = (alphaTwo: string, french: string): string =>
    languageOf(locale) === 'en' ? ([ownValue(englishNames, alphaTwo) ?? french].flat()[0] ?? french) : frenchCountryName(alphaTwo, french)
  const { compare } = new Intl.Collator(languageOf(locale))
  return rows
    .map(({ id, alpha_two: alphaTwo, alpha_three: alphaThree, num_code: numCode, name, has_tariff }) => ({
      ...{ id, alphaTwo, alphaThree, numCode, name: nameOf(alphaTwo, name) },
      isServed: site.isECommerce && has_tariff && canSellTo(alphaTwo, area),
    }))
    .sort((one, other) => compare(one.name, other.name))
}
