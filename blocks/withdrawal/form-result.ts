import type { CallData } from '#schemas/api/calls.ts'

type Declared = CallData<'order.withdraw'>['declared']

/** A declaration that waits to be confirmed. */
export interface PendingDeclaration {
  readonly withdrawalId: string
  /** The declaration; null when the page no longer has it. */
  readonly declared: Declared | null
  /** The typed values by field. */
  readonly typed: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, string | readonly string[]>>

/** The typed values of a declaration, from the values of its confirmation form. */
function typedIn(values: Values): PendingDeclaration['typed'] {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** The answer to a declaration; null when the page was reloaded since. */
export function waitingOf({ answer, values }: { readonly answer?: unknown; readonly values: Values }): PendingDeclaration | null {
  const { withdrawalId, declared } = (answer ?? {}) as Partial<CallData<'order.withdraw'>>
  return typeof withdrawalId === 'string' && declared ? { withdrawalId, declared, typed: typedIn(values) } : null
}

/** The declaration whose confirmation was refused; null without one. */
export function isPending({ withdrawalId, ...typed }: Values): PendingDeclaration | null {
  return typeof withdrawalId === 'string' ? { withdrawalId, declared: null, typed: typedIn(typed) } : null
}

/** The time at which a confirmation was received; null when the page was reloaded since. */
export function receivedAtOf(answer: unknown): string | null {
  const { receivedAt } = (answer ?? {}) as Partial<CallData<'order.confirmWithdrawal'>>
  return typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) ? receivedAt : null
}

/** Returns true when a confirmation was received before, by another tab or the same one. */
export function wasDuplicate(answer: unknown): boolean {
  return ((answer ?? {}) as Partial<CallData<'order.confirmWithdrawal'>>).outcome === 'KNOWN'
}
