import { addDays } from './dates.ts'

const fixedDays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const daysAfterEaster = [1, 39, 50]

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Returns Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher's algorithm). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapCenturies = Math.floor(century / 4)
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonDrift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const month = Math.floor((epact + weekday - 7 * late + 114) / 31)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(((epact + weekday - 7 * late + 114) % 31) + 1)}`
}

/**
 * Returns the public holidays of France in a year (Code du travail, L3133-1), without those of Alsace, Moselle and the overseas
 * départements.
 */
export function frenchHolidays(year: number): readonly string[] {
  const easter = easterSunday(year)
  const fixed = fixedDays.map((monthAndDay) => `${easter.slice(0, 4)}-${monthAndDay}`)
  return [...fixed, ...daysAfterEaster.map((count) => addDays(easter, count))].sort()
}

/** Returns true for a public holiday in France. */
export function isFrenchHoliday(day: string): boolean {
  return frenchHolidays(Number(day.slice(0, 4))).includes(day)
}
