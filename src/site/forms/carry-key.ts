/** The session storage key of the input that is carried to the next page. */
export const CARRY_KEY = 'vitrine.typed'
