import type { Text } from './hooks/use-text.ts'

/** Returns the labels of the fields of a person by their API names. */
export function personLabels(text: Text): { firstname: string; lastname: string; email: string; phone: string } {
  return { firstname: text('form.firstname'), lastname: text('form.lastname'), email: text('form.email'), phone: text('form.phone') }
}
