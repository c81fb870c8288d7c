import type { Text } from './hooks/use-text.ts'

/** What the fields about a person are called, under the names that calls give them. */
export function personLabels(text: Text): { firstname: string; lastname: string; email: string; phone: string } {
  return { firstname: text('form.firstname'), lastname: text('form.lastname'), email: text('form.email'), phone: text('form.phone') }
}
