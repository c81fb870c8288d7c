/** Most days of a period of visits. */
export const LONGEST_PERIOD = 366

/** Most pages, and most sources, in a report of visits. */
export const SHOWN_VISITS = 100
