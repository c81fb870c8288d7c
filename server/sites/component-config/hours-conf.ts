import type { Kysely } from 'kysely'
import type { Json, OpeningException, OpeningHoursConf } from '#schemas/generated/content.ts'
import { translate } from '#schemas/errors/translations.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { withClosures } from '#domain/opening-hours/closures.ts'
import { readClosures, readExceptions, readOpeningHours, readWeek } from '#domain/opening-hours/read-hours.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'

type Conf = Readonly<Record<string, Json>>

const asJson = (hours: OpeningHoursConf): Conf => hours as unknown as Conf

const CLOSED = { fr: 'Congés', en: 'Holidays' }

/** A configuration of one language without the week, which all languages share. */
export function sharedHours({ days: _, ...words }: Conf): Record<string, Json> {
  return words
}

const exceptionsOf = (conf: Conf): readonly OpeningException[] => readExceptions(conf['exceptions'])

/** The days that differ, which all languages share, with their labels in the asked one. */
function labelled(base: Conf, spoken: readonly Conf[]): OpeningException[] {
  const labels = spoken.flatMap((conf) => exceptionsOf(conf).flatMap(({ date, label }) => (label === undefined ? [] : [{ date, label }])))
  return exceptionsOf(base).map((exception) => {
    const label = labels.find(({ date }) => date === exception.date)?.label ?? exception.label
    return { ...exception, ...(label !== undefined && { label }) }
  })
}

/** The stored parts of the opening hours: that of all languages, those of the asked ones, and how they are read together. */
interface StoredHours {
  readonly base: Conf
  readonly spoken: readonly Conf[]
  readonly conf: Conf
  readonly now: number
}

/** The opening hours as visitors see them now: one week for all languages, their labels, and the closures. */
export async function hoursConf(db: Kysely<Tables>, scope: Scope, { base, spoken, conf, now }: StoredHours): Promise<Conf> {
  const row = await db.selectFrom('opening_hours').select('closures').where('site_id', '=', scope.site.id).executeTakeFirst()
  const read = readOpeningHours(conf)
  const shared = Array.isArray(base['exceptions']) ? readWeek(base['days']) : null
  const whole = shared === null ? read : { ...read, days: shared, exceptions: labelled(base, spoken) }
  const told = { today: parisDay(now), locales: localesOf(scope), label: translate(scope.locale, CLOSED) }
  return asJson(withClosures(whole, readClosures(row?.closures), told))
}
