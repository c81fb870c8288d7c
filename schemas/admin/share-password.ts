/** The least number of characters of the password of a link to a draft. */
export const SHARE_PASSWORD = 8
