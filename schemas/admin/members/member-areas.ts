/** Areas in which the site stores facts of a member, in the order in which they are shown. */
export const memberAreas = ['orders', 'withdrawals', 'answers', 'messages', 'registrations', 'newsletters', 'consents', 'requests'] as const

/** Area in which the site stores facts of a member. */
export type MemberArea = (typeof memberAreas)[number]

/** Most facts of one area in one answer. */
export const MAX_FACTS = 20

/** Longest note on a member. */
export const MAX_NOTE_LENGTH = 2000
