/** The budgets that calls may share: how often one address may make them, in how many seconds. */
export const budgets = {
  visit: { limit: 120, seconds: 60 },
} as const satisfies Record<string, { readonly limit: number; readonly seconds: number }>

/** The name of a budget. */
export type BudgetName = keyof typeof budgets
