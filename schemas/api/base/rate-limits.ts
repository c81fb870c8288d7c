/** How often something may be done in how many seconds; by one address, unless it says by one account or one session. */
interface Budget {
  readonly limit: number
  readonly seconds: number
  readonly per?: 'account' | 'session'
}

const minute = 60
const hour = 3600

/** The budgets that calls may share. */
export const budgets = {
  visit: { limit: 120, seconds: minute },
  register: { limit: 20, seconds: hour },
  reset: { limit: 20, seconds: hour },
  newsletter: { limit: 20, seconds: hour },
  confirm: { limit: 20, seconds: hour },
  consent: { limit: 20, seconds: minute },
  message: { limit: 20, seconds: 10 * minute },
  forms: { limit: 20, seconds: 10 * minute },
  login: { limit: 30, seconds: minute },
  loadSvg: { limit: 30, seconds: minute },
  elementRegister: { limit: 60, seconds: minute },
  cart: { limit: 120, seconds: minute },
  order: { limit: 30, seconds: minute },
  orderLink: { limit: 20, seconds: hour },
  withdrawal: { limit: 20, seconds: 10 * minute },
  search: { limit: 60, seconds: minute },
  /** Requests repeated under their key, for every call: they change nothing and get the first answer again. */
  repeat: { limit: 300, seconds: minute },
  emailChange: { limit: 10, seconds: 24 * hour, per: 'account' },
  newsletterUpdate: { limit: 20, seconds: hour, per: 'account' },
  memberWrite: { limit: 60, seconds: minute, per: 'session' },
  /** Reading what visitors sent by forms: a stolen session copies only a part of it. */
  formAnswers: { limit: 120, seconds: minute, per: 'account' },
  /** Steps of drafts: an editor saves once a second while typing. */
  draftSteps: { limit: 240, seconds: minute, per: 'account' },
  /** Data of blocks in a preview: asked while one types, at most once in 150 ms. */
  previewData: { limit: 300, seconds: minute, per: 'account' },
  /** Pages of shared drafts, which no cache holds. */
  sharedDraft: { limit: 120, seconds: minute },
  /** Presence on drafts: once in ten seconds, and with each change of the selection. */
  presence: { limit: 240, seconds: minute, per: 'account' },
  /** Other writes of the panel. */
  adminWrite: { limit: 300, seconds: minute, per: 'account' },
  /** Invitations to the team: each sends a mail. */
  teamInvite: { limit: 20, seconds: hour, per: 'account' },
  /** The first screen of the panel, which reads every area. */
  panelStart: { limit: 60, seconds: minute, per: 'account' },
  /** The palette of the panel: it searches at each pause in typing. */
  palette: { limit: 120, seconds: minute, per: 'account' },
  /** Acts on many items at a time. */
  adminBulk: { limit: 20, seconds: minute, per: 'account' },
  export: { limit: 3, seconds: 24 * hour, per: 'account' },
} as const satisfies Record<string, Budget>

/** The name of a budget. */
export type BudgetName = keyof typeof budgets

/** Failed logins in a row with one e-mail address that cost no wait; then the wait doubles from the first to the longest, in seconds. */
export const loginBackoff = { free: 5, firstWait: 30, longestWait: 900, forgottenAfter: 86_400 } as const

/** The unit by which a budget counts. */
export function rateLimitScope(name: BudgetName): 'address' | 'account' | 'session' {
  const budget: Budget = budgets[name]
  return budget.per ?? 'address'
}
