/** Returns the prefix of a form message that is shown outside of its page. */
export const formErrorPrefix = (title: string): string => `${title} — `
