import type { CallData } from '#schemas/api/calls.ts'

type Declared = CallData<'order.withdraw'>['declared']

/** A declaration that waits to be confirmed. */
export interface PendingDeclaration {
  readonly withdrawalId: string
  /** What was declared; null when the page has it no longer. */
  readonly declared: Declared | null
  /** What was typed, field by field. */
  readonly typed: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, string | readonly string[]>>

/** What was typed into a declaration, of what is known of it when it is looked at once more. */
function typedIn(values: Values): PendingDeclaration['typed'] {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** What a declaration was answered with; null when the page was opened anew since. */
export function waitingOf({ answer, values }: { readonly answer?: unknown; readonly values: Values }): PendingDeclaration | null {
  const { withdrawalId, declared } = (answer ?? {}) as Partial<CallData<'order.withdraw'>>
  return typeof withdrawalId === 'string' && declared ? { withdrawalId, declared, typed: typedIn(values) } : null
}

/** The declaration of which the confirmation was refused; null where none was. */
export function isPending({ withdrawalId, ...typed }: Values): PendingDeclaration | null {
  return typeof withdrawalId === 'string' ? { withdrawalId, declared: null, typed: typedIn(typed) } : null
}

/** When a confirmation was received; null when the page was opened anew since. */
export function receivedAtOf(answer: unknown): string | null {
  const { receivedAt } = (answer ?? {}) as Partial<CallData<'order.confirmWithdrawal'>>
  return typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) ? receivedAt : null
}

/** Returns true when a confirmation was received before, by another tab or the same one. */
export function wasDuplicate(answer: unknown): boolean {
  return ((answer ?? {}) as Partial<CallData<'order.confirmWithdrawal'>>).outcome === 'KNOWN'
}
