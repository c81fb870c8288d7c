/** The pointer of a finding about a whole region of the document. */
export const regionPointer = (region: string): string => `/regions/${region}`
