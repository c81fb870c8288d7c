/** The shortest and the longest password that is taken, in characters. */
export const passwordLength = { min: 12, max: 128 } as const
