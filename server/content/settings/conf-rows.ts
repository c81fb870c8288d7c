import type { Kysely, Transaction } from 'kysely'
import { confSettings, isConfSetting, type ConfSetting } from '#schemas/admin/settings/conf-settings.ts'
import type { Json } from '#schemas/generated/content.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** The value of a setting in a language, or in all of them. */
export interface SettingRow {
  readonly type: string
  readonly locale: string
  readonly value: Json
}

type Config = Record<string, Json>

const entries = Object.entries(confSettings) as [ConfSetting, (typeof confSettings)[ConfSetting]][]
const slugs = [...new Set(entries.map(([, { slug }]) => slug))]

async function readConfigs(db: Kysely<Tables>, siteId: number): Promise<Map<string, Map<string, Config>>> {
  const rows = await db
    .selectFrom('component_confs')
    .select(['slug', 'locale', 'config'])
    .where('site_id', '=', siteId)
    .where('slug', 'in', slugs)
    .execute()
  const bySlug = Map.groupBy(rows, ({ slug }) => slug)
  return new Map([...bySlug].map(([slug, own]) => [slug, new Map(own.map(({ locale, config }) => [locale, { ...config }]))]))
}

/** Reads the settings of components, as parameters are read. */
export async function readConfRows(db: Kysely<Tables>, siteId: number): Promise<SettingRow[]> {
  const configs = await readConfigs(db, siteId)
  return entries.flatMap(([type, { slug, name }]) =>
    [...(configs.get(slug) ?? [])].flatMap(([locale, config]) =>
      config[name] === undefined ? [] : [{ type, locale, value: config[name] }],
    ),
  )
}

/** Puts the rows of one component into its configurations: a null value is left to the default. */
function changedConfigs(configs: ReadonlyMap<string, Config>, changed: readonly ConfSetting[], rows: readonly SettingRow[]) {
  const next = new Map([...configs].map(([locale, config]) => [locale, { ...config }]))
  for (const type of changed) {
    const { name } = confSettings[type]
    for (const [locale, { [name]: _, ...others }] of next) next.set(locale, others)
    for (const { locale, value } of rows.filter((row) => row.type === type && row.value !== null))
      next.set(locale, { ...next.get(locale), [name]: value })
  }
  return next
}

interface ConfigPlace {
  readonly siteId: number
  readonly slug: string
  readonly locale: string
}

async function writeConfig(trx: Transaction<Tables>, { siteId, slug, locale }: ConfigPlace, config: Config): Promise<void> {
  if (Object.keys(config).length === 0) {
    await trx.deleteFrom('component_confs').where('site_id', '=', siteId).where('slug', '=', slug).where('locale', '=', locale).execute()
    return
  }
  await trx
    .insertInto('component_confs')
    .values({ site_id: siteId, slug, locale, config: jsonb(config) })
    .onConflict((conflict) => conflict.columns(['site_id', 'slug', 'locale']).doUpdateSet({ config: jsonb(config) }))
    .execute()
}

/** Writes the changed settings of components; other values of a component stay. */
export async function writeConfRows(
  trx: Transaction<Tables>,
  siteId: number,
  changed: readonly string[],
  rows: readonly SettingRow[],
): Promise<void> {
  const own = changed.filter(isConfSetting)
  if (own.length === 0) return
  const configs = await readConfigs(trx, siteId)
  for (const slug of new Set(own.map((type) => confSettings[type].slug))) {
    const ofSlug = own.filter((type) => confSettings[type].slug === slug)
    for (const [locale, config] of changedConfigs(configs.get(slug) ?? new Map(), ofSlug, rows))
      await writeConfig(trx, { siteId, slug, locale }, config)
  }
}
