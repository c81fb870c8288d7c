import { formatRanges } from '#i18n/opening-hours.ts'
import { writtenTime } from '#i18n/format/format-time.ts'
import { useText, type Text } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { useHeldHours } from '#renderer/hooks/use-hours.ts'

type Held = NonNullable<ReturnType<typeof useHeldHours>>

function saidOf({ ranges, late }: Held, text: Text, locale: string): string {
  const hours = formatRanges(ranges, locale)
  const until = late === null ? null : writtenTime(late, locale)
  if (until === null) return hours === null ? text('hours.today.closed') : text('hours.today.open', { hours })
  return hours === null ? text('hours.today.late', { until }) : text('hours.today.lateThen', { until, hours })
}

/**
 * Says what holds today: « Aujourd’hui, 14 h – 19 h », « Fermé aujourd’hui (Congés) ». Null for a site that has not given its hours,
 * and where the week beside it says the same (`isBesideWeek`).
 */
export function useTodayHours(hours: Parameters<typeof useHeldHours>[0], isBesideWeek = false): string | null {
  const text = useText()
  const { locale } = usePage()
  const held = useHeldHours(hours)
  if (held === null || (isBesideWeek && held.isUsual)) return null
  const said = saidOf(held, text, locale)
  return held.label ? text('hours.today.named', { said, label: held.label }) : said
}
