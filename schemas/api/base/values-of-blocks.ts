/** The most values in a body of blocks by its size in bytes: the densest list, of empty texts, has one in three bytes. */
export const valuesOfBlocks = (bytes: number): number => Math.floor(bytes / 3)
