import { formatWeekday } from '#i18n/format/format.ts'
import { writtenTime } from '#i18n/format/format-time.ts'

/** Between which times of day somebody comes, as « 10:00 ». */
export interface CollectHours {
  readonly from: string
  readonly to: string
}

const clock = (time: string): string => writtenTime(time, 'fr_FR')

/** When an order is collected: « vendredi 4 décembre 2026, de 10 h à 12 h 30 »; the day alone where no hours are known. */
export const collectTime = {
  fr: (day: string, hours?: CollectHours | null): string =>
    `${formatWeekday(day, 'fr_FR')}${hours ? `, de ${clock(hours.from)} à ${clock(hours.to)}` : ''}`,
  en: (day: string, hours?: CollectHours | null): string =>
    `${formatWeekday(day, 'en_GB')}${hours ? `, from ${hours.from} to ${hours.to}` : ''}`,
} as const
