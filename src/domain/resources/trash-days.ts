/** Days that an item stays in the trash before it is erased. */
export const TRASH_DAYS = 30
