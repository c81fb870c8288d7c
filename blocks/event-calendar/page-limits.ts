/** A list gives a hundred at most: so many pages of it, each under its key, make a part of a month. */
export const PAGES = ['list', 'list2', 'list3'] as const

/** How many events one page of the list gives. */
export const PAGE_SIZE = 100

/** How many events of a month one part of it shows. */
export const MAX_EVENTS = PAGES.length * PAGE_SIZE
