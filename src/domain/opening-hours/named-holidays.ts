import { easterSunday, frenchHolidays } from '#domain/dates/french-holidays.ts'
import { daysBetween } from '#domain/dates/dates.ts'
import { ownValue } from '#schemas/names/own-value.ts'

const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Jour de l’an',
  '05-01': 'Fête du travail',
  '05-08': 'Victoire de 1945',
  '07-14': 'Fête nationale',
  '08-15': 'Assomption',
  '11-01': 'Toussaint',
  '11-11': 'Armistice de 1918',
  '12-25': 'Noël',
}
const AFTER_EASTER: Readonly<Record<number, string>> = { 1: 'Lundi de Pâques', 39: 'Ascension', 50: 'Lundi de Pentecôte' }

/** A public holiday of France. */
export interface NamedHoliday {
  readonly date: string
  readonly name: string
}

/** The public holidays of France from a day on, for a year. */
export function holidaysFrom(today: string): NamedHoliday[] {
  const year = Number(today.slice(0, 4))
  const until = `${year + 1}${today.slice(4)}`
  return [year, year + 1].flatMap((each) =>
    frenchHolidays(each)
      .filter((date) => date >= today && date < until)
      .map((date) => ({ date, name: AFTER_EASTER[daysBetween(easterSunday(each), date)] ?? ownValue(FIXED, date.slice(5)) ?? date })),
  )
}
