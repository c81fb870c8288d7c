/** Most days of a period of visits. */
export const MAX_PERIOD_DAYS = 366

/** Most pages, and most sources, in a report of visits. */
export const SHOWN_VISITS = 100
