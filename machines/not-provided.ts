/** Placeholder of an actor whose implementation the application provides. Rejects when it is missing. */
export const notProvided = (): Promise<never> => Promise.reject(new Error('the app provides this actor'))
