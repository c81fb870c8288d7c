/** The id of the element of a row. */
export const rowId = (id: string): string => `outline-${id}`

/** The room before the words of a row, in pixels, by its depth. */
export const rowIndent = (depth: number): number => 4 + (depth - 1) * 14
