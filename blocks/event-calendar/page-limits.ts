/** Keys of the pages of a list that make one part of a month; a list returns at most a hundred items. */
export const PAGES = ['list', 'list2', 'list3'] as const

/** How many events one page of the list gives. */
export const PAGE_SIZE = 100

/** How many events of a month one part of it shows. */
export const MAX_EVENTS = PAGES.length * PAGE_SIZE
