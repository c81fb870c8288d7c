/** A text in parts, of which those in quotes begin with one. */
export const quotedParts = (text: string): string[] => text.split(/("[^"]*"?)/)
