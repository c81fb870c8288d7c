const adultAge = 18
const oldest = '1900-01-01'

/** Whether somebody born on a day is of age on another: from the eighteenth birthday on; who was born on 29 February, from 1 March in a year without it. */
export function isAdult(birthdate: string, today: string): boolean {
  const [year = '', ...monthAndDay] = birthdate.split('-')
  return [String(Number(year) + adultAge).padStart(4, '0'), ...monthAndDay].join('-') <= today
}

/** Whether somebody alive on a day can have been born on another, both yyyy-mm-dd. */
export function isBirthdate(birthdate: string, today: string): boolean {
  return birthdate >= oldest && birthdate <= today
}
