/** Splits a text into parts. Quoted parts start with a quote. */
export const quotedParts = (text: string): string[] => text.split(/("[^"]*"?)/)
