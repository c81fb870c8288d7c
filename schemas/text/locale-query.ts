/** The query by which a link chooses a language that its address does not say. */
export const LOCALE_QUERY = 'locale'
