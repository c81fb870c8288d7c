import type { Kysely } from 'kysely'
import type { hoursResource } from '#schemas/admin/hours/hours-resource.ts'
import type { FormOf } from '#schemas/admin/resources/resource.ts'
import type { Json, OpeningHoursConf } from '#schemas/generated/content.ts'
import { readClosures, readExceptions, readOpeningHours, readWeek } from '#domain/opening-hours/read-hours.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { defaultConfs } from '#server/sites/component-config/default-config.ts'

/** The opening hours of a site as they are edited. */
export type HoursForm = FormOf<typeof hoursResource>

type Conf = Readonly<Record<string, Json>>

/** The stored configurations by language; that of all languages has none. */
export type HoursConfs = ReadonlyMap<string, Conf>

/** Reads the stored configurations of the opening hours of a site. */
export async function readHoursConfs(db: Kysely<Tables>, siteId: number): Promise<HoursConfs> {
  const rows = await db
    .selectFrom('component_confs')
    .select(['locale', 'config'])
    .where('site_id', '=', siteId)
    .where('slug', '=', 'OPENING_HOURS')
    .execute()
  return new Map(rows.map(({ locale, config }) => [locale, config]))
}

/** The configuration of all languages, as far as it can be read. */
function baseOf(confs: HoursConfs): OpeningHoursConf {
  const stored = confs.get('') ?? {}
  const usual = readOpeningHours(defaultConfs.OPENING_HOURS)
  return { ...readOpeningHours({ ...usual, ...stored }), days: readWeek(stored['days']) ?? usual.days }
}

/** The texts of a form by language: those of the default language come from its own configuration, or from that of all languages. */
function wordsOf(
  confs: HoursConfs,
  home: string,
  read: (conf: Partial<OpeningHoursConf>) => string | null | undefined,
): Record<string, string> {
  const spoken = [['' as string, home] as const, ...[...confs.keys()].filter(Boolean).map((locale) => [locale, locale] as const)]
  return Object.fromEntries(
    spoken.flatMap(([from, locale]) => {
      const words = read(confs.get(from) ?? {})
      return typeof words === 'string' && words !== '' ? [[locale, words]] : []
    }),
  )
}

const labelOn =
  (date: string) =>
  ({ exceptions }: Partial<OpeningHoursConf>): string | undefined =>
    readExceptions(exceptions).find((each) => each.date === date)?.label

/** Reads the opening hours of a site; undefined for a site that does not exist. */
export async function readHours(db: Kysely<Tables>, siteId: number): Promise<HoursForm | undefined> {
  const row = await db
    .selectFrom('opening_hours')
    .innerJoin('sites', 'sites.id', 'opening_hours.site_id')
    .select(['closures', 'collect_follows', 'address_ids', 'default_locale'])
    .where('opening_hours.site_id', '=', siteId)
    .executeTakeFirst()
  if (!row) return undefined
  const confs = await readHoursConfs(db, siteId)
  const base = baseOf(confs)
  return {
    days: base.days.map(({ day, ranges }) => ({ day, ranges: [...ranges] })),
    exceptions: base.exceptions.map(({ date, ranges }) => ({
      ...{ date, ranges: [...ranges], labels: wordsOf(confs, row.default_locale, labelOn(date)) },
    })),
    notes: wordsOf(confs, row.default_locale, ({ note }) => note),
    closures: readClosures(row.closures).map(({ closes, ...closure }) => ({
      ...closure,
      closes: [...closes],
      sentences: { ...closure.sentences },
    })),
    collectFollows: row.collect_follows,
    addresses: row.address_ids,
  }
}
