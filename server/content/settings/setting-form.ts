import type { Kysely, Transaction } from 'kysely'
import type { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { isConfSetting } from '#schemas/admin/settings/conf-settings.ts'
import { isSpoken, settingTypes } from '#schemas/admin/settings/setting-groups.ts'
import type { FormOf } from '#schemas/admin/resources/resource.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { diffForms } from '#domain/resources/diff-forms.ts'
import type { ParameterValue } from '#domain/parameters.ts'
import type { Json } from '#schemas/generated/content.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { readConfRows, writeConfRows, type SettingRow } from './conf-rows.ts'

/** The settings of a site as they are edited. */
export type SettingForm = FormOf<typeof settingResource>

type Row = SettingRow

const parameterTypes = settingTypes.filter((type) => !isConfSetting(type))

const rowsOf = (db: Kysely<Tables>, siteId: number): Promise<Row[]> =>
  db
    .selectFrom('parameters')
    .select(['type', 'locale', 'value'])
    .where('site_id', '=', siteId)
    .where('type', 'in', parameterTypes)
    .execute()

const filled = (value: Json | undefined): value is string => typeof value === 'string' && value !== ''

/** The words of a setting by language: those of all languages are those of the default language. */
function wordsOf(rows: readonly Row[], home: string): Record<string, string> {
  const ranked = rows.toSorted((a, b) => Number(a.locale !== '') - Number(b.locale !== ''))
  return Object.fromEntries(ranked.flatMap(({ locale, value }) => (filled(value) ? [[locale || home, value] as const] : [])))
}

/** The value of a setting that is one for all languages; a value of the default language stands before it. */
function valueOf(rows: readonly Row[], home: string): Json {
  const value = [home, ''].map((locale) => rows.find((row) => row.locale === locale)?.value ?? null).find((each) => each !== null)
  return value === undefined || isRecord(value) ? null : value
}

/** Reads the settings of a site; undefined for a site that does not exist. */
export async function readSettings(db: Kysely<Tables>, siteId: number): Promise<SettingForm | undefined> {
  const columns = ['name', 'default_locale', 'is_e_commerce', 'is_building'] as const
  const site = await db.selectFrom('sites').select(columns).where('id', '=', siteId).executeTakeFirst()
  if (!site) return undefined
  const rows = Map.groupBy([...(await rowsOf(db, siteId)), ...(await readConfRows(db, siteId))], ({ type }) => type)
  const values = settingTypes.map((type) => {
    const own = rows.get(type) ?? []
    return [type, isSpoken(type) ? wordsOf(own, site.default_locale) : valueOf(own, site.default_locale)] as const
  })
  const own = { SITE_NAME: site.name, SITE_OPEN: !site.is_building, SHOP_OPEN: site.is_e_commerce }
  return { ...own, ...Object.fromEntries(values) } as unknown as SettingForm
}

/** The rows that a setting has for a value of the form: null is the default. */
function rowsFor(type: string, value: unknown, home: string): Row[] {
  if (!isRecord(value)) return [{ type, locale: '', value: value as ParameterValue }]
  const spoken = Object.entries(value).flatMap(([locale, words]) =>
    locale !== home && filled(words as Json) ? [{ type, locale, value: words as Json }] : [],
  )
  return [{ type, locale: '', value: (ownValue(value, home) as Json) || null }, ...spoken]
}

/** Writes what the row of the site says. */
async function writeSite(trx: Transaction<Tables>, siteId: number, { before, form }: Change): Promise<void> {
  const changed = {
    ...(before?.SITE_NAME !== form.SITE_NAME && { name: form.SITE_NAME }),
    ...(before?.SITE_OPEN !== form.SITE_OPEN && { is_building: !form.SITE_OPEN }),
    ...(before?.SHOP_OPEN !== form.SHOP_OPEN && { is_e_commerce: form.SHOP_OPEN }),
    // The model of the sheets of an earlier version, which stands before that of the component.
    ...(before?.SHEET_MODEL !== form.SHEET_MODEL && { technical_file_model: null }),
  }
  if (Object.keys(changed).length > 0) await trx.updateTable('sites').set(changed).where('id', '=', siteId).execute()
}

interface Change {
  readonly before: SettingForm | undefined
  readonly form: SettingForm
}

async function writeParameters(trx: Transaction<Tables>, siteId: number, changed: readonly string[], rows: readonly Row[]): Promise<void> {
  const types = changed.filter((type) => !isConfSetting(type))
  if (types.length === 0) return
  await trx.deleteFrom('parameters').where('site_id', '=', siteId).where('type', 'in', types).execute()
  const own = rows.filter(({ type }) => types.includes(type))
  await trx
    .insertInto('parameters')
    .values(own.map(({ value, ...row }) => ({ site_id: siteId, ...row, value: jsonb(value) })))
    .execute()
}

/** Writes the settings of a form that differ from the stored ones, in every language. */
export async function writeSettings(trx: Transaction<Tables>, siteId: number, form: SettingForm): Promise<void> {
  const before = await readSettings(trx, siteId)
  const { default_locale: home } = await trx.selectFrom('sites').select('default_locale').where('id', '=', siteId).executeTakeFirstOrThrow()
  await writeSite(trx, siteId, { before, form })
  const changed = settingTypes.filter((type) => diffForms(before?.[type], form[type]).length > 0)
  const rows = changed.flatMap((type) => rowsFor(type, form[type], home))
  await writeParameters(trx, siteId, changed, rows)
  await writeConfRows(trx, siteId, changed, rows)
}
