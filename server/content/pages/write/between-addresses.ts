/** No address of a page begins so. */
const MARK = '~'

/** The address of a page that has left its own for that of another page, which has not left it yet. It lasts within a transaction. */
export const betweenAddresses = (pageId: number): string => `${MARK}${pageId}`

/** Tests if a page stands between two addresses. */
export const isBetween = (url: string): boolean => url.startsWith(MARK)
