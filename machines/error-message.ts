/** Returns the message of an error, empty for other values. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : '')
