/** Readers who may open a page: everybody, those who are not signed in, members, or everybody while the shop is open. */
export const pageAccess = ['EVERYBODY', 'GUESTS', 'MEMBERS', 'SHOP'] as const

/** The readers of a page; `OTHER` for rules that the panel does not set. */
export const pageAccessState = [...pageAccess, 'OTHER'] as const
