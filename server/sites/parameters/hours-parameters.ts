import { sql } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { ParameterValue } from '#domain/parameters.ts'
import { closureSentence } from '#domain/opening-hours/closures.ts'
import { readClosures, readExceptions, readWeek } from '#domain/opening-hours/read-hours.ts'
import { collectByHours, type FollowedHours } from '#domain/shop/shipping/collect-by-hours.ts'

/** Name of the row that holds the opening hours among those of settings. */
const HOURS_ROW = '#hours'

/** The settings that derive from the opening hours. */
const derived: ReadonlySet<string> = new Set(['CLICK_AND_COLLECT_HOURS', 'SHIPPING_MESSAGE'])

/** Tests if a setting derives from the opening hours. */
export const isByHours = (type: string): boolean => derived.has(type)

/** SQL of the opening hours of a site as one more row of settings. */
export function hoursRow(siteId: number) {
  return sql`
    select ${HOURS_ROW}::text as type, ''::text as locale, jsonb_build_object('days', c.config -> 'days', 'exceptions', c.config -> 'exceptions',
      'closures', h.closures, 'follows', h.collect_follows) as value
    from opening_hours h left join component_confs c on c.site_id = h.site_id and c.slug = 'OPENING_HOURS' and c.locale = ''
    where h.site_id = ${siteId}`
}

interface Row {
  readonly type: string
  readonly value: Json
}

/** The opening hours among the rows of settings; undefined without them. */
export function followedBy(rows: readonly Row[]): FollowedHours | undefined {
  const value = rows.find(({ type }) => type === HOURS_ROW)?.value
  if (!isRecord(value)) return undefined
  const { days, exceptions, closures, follows } = value
  return { days: readWeek(days), exceptions: readExceptions(exceptions), closures: readClosures(closures), follows: follows === true }
}

/** The value of a setting as the opening hours leave it on a day. */
export function byHours(
  [type, value]: readonly [type: string, value: ParameterValue],
  hours: FollowedHours,
  { today, locales }: { readonly today: string; readonly locales: readonly string[] },
): ParameterValue {
  if (type === 'CLICK_AND_COLLECT_HOURS') return typeof value === 'string' ? collectByHours(value, hours) : value
  const sentence = closureSentence(hours.closures, { today, locales, parts: ['DISPATCH'] })
  return [sentence, value].filter(Boolean).join(' ') || null
}
