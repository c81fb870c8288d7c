/** Most items that one act changes; equal to `ACT_ITEMS` of the calls. */
export const ACT_LIMIT = 500

/** Most items that are chosen in a list: as many as it counts. */
export const CHOICE_LIMIT = 10_000
