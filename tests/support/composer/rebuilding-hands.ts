/** The ways in which a page is made in the composer: by the mouse, by keys alone, by names and announcements alone, by a finger. */
export const REBUILDING_HANDS = ['pointer', 'keyboard', 'names', 'finger'] as const

/** The name of a way. */
export type HandName = (typeof REBUILDING_HANDS)[number]
