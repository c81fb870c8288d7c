/** Under what is kept, for the page to come, what was typed into the one that is left for it. */
export const CARRY_KEY = 'vitrine.typed'
