/** Address of the screen of the opening hours. */
export const HOURS = '/horaires'

/** Search parameter that opens the form of a closure. */
export const CLOSE = 'conges'

/** Search parameter that names the day whose hours are to be typed: `MONDAY` to `SUNDAY`. */
export const DAY = 'jour'
