import type { CallData } from '#schemas/api/calls.ts'

type Declared = CallData<'order.withdraw'>['declared']

/** A declaration that waits to be confirmed. */
export interface Waiting {
  readonly withdrawalId: string
  /** What was declared; null when the page has it no longer. */
  readonly declared: Declared | null
}

/** What a declaration was answered with; null when the page was opened anew since. */
export function waitingOf(answer: unknown): Waiting | null {
  const { withdrawalId, declared } = (answer ?? {}) as Partial<CallData<'order.withdraw'>>
  return typeof withdrawalId === 'string' && declared ? { withdrawalId, declared } : null
}

/** When a confirmation was received; null when the page was opened anew since. */
export function receivedAtOf(answer: unknown): string | null {
  const { receivedAt } = (answer ?? {}) as Partial<CallData<'order.confirmWithdrawal'>>
  return typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) ? receivedAt : null
}

/** Whether a confirmation was received before, by another tab or the same one. */
export function wasKnown(answer: unknown): boolean {
  return ((answer ?? {}) as Partial<CallData<'order.confirmWithdrawal'>>).outcome === 'KNOWN'
}
