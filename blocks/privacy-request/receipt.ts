/** Parses the response to a request; null when the page was reloaded since. */
export function parseReceipt(answer: unknown): { readonly reference: string; readonly dueAt: string } | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { reference, dueAt } = answer as Partial<Record<string, unknown>>
  if (typeof reference !== 'string' || typeof dueAt !== 'string' || Number.isNaN(Date.parse(dueAt))) return null
  return { reference, dueAt }
}
