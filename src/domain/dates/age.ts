import { isDay } from './is-day.ts'

const adultAge = 18
const oldest = '1900-01-01'

/** Tells whether a person born on a day is of age on another: from the eighteenth birthday on; for a birth on 29 February, from 1 March in a year without it. */
export function isAdult(birthdate: string, today: string): boolean {
  const [year = '', ...monthAndDay] = birthdate.split('-')
  return [String(Number(year) + adultAge).padStart(4, '0'), ...monthAndDay].join('-') <= today
}

/** Tells whether a text is a day on which a person alive on another day can be born, both yyyy-mm-dd. */
export function isBirthdate(birthdate: string, today: string): boolean {
  return isDay(birthdate) && birthdate >= oldest && birthdate <= today
}
