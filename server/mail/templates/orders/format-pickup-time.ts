import { formatWeekday } from '#i18n/format/format.ts'
import { writtenTime } from '#i18n/format/format-time.ts'

/** The hours of a pickup, as « 10:00 ». */
export interface CollectHours {
  readonly from: string
  readonly to: string
}

const clock = (time: string): string => writtenTime(time, 'fr_FR')

/** Formats the time of a pickup: « vendredi 4 décembre 2026, de 10 h à 12 h 30 », or the day when the hours are unknown. */
export const collectTime = {
  fr: (day: string, hours?: CollectHours | null): string =>
    `${formatWeekday(day, 'fr_FR')}${hours ? `, de ${clock(hours.from)} à ${clock(hours.to)}` : ''}`,
  en: (day: string, hours?: CollectHours | null): string =>
    `${formatWeekday(day, 'en_GB')}${hours ? `, from ${hours.from} to ${hours.to}` : ''}`,
} as const
