/** How what is told of a form beside its page begins. */
export const aboutForm = (title: string): string => `${title} — `
