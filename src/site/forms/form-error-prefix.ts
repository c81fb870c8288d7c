/** How what is told of a form beside its page begins. */
export const formErrorPrefix = (title: string): string => `${title} — `
