import type { FormState } from './context.ts'

/** Returns the attributes of a form from its state: name, owner, action and error. */
export function formOf({
  name,
  action,
  owner,
  message,
  errors,
}: FormState): Pick<FormState, 'name' | 'action' | 'owner' | 'message' | 'errors'> {
  return { name, action, owner, message, errors }
}

type Sent = Pick<FormState, 'values' | 'errors'>

/** The props of a field from the state of its form. */
export interface FormField {
  readonly name: string
  readonly defaultValue: string | undefined
  readonly error: string | undefined
}

/** Returns the props of a field: the submitted or initial value, and its error. */
export function fieldOf(form: Sent, name: string, initial?: string | null): FormField {
  const sent = sentUnder(form, name)[0]
  const error = form.errors.find(({ field }) => field === name || field.startsWith(`${name}.`))
  return { name, defaultValue: wasSent(form) ? sent : (initial ?? undefined), error: error?.message }
}

/** Returns true when a box is ticked. In a submitted form an absent name means unticked. */
export function isTicked(form: Sent, name: string, initial = false): boolean {
  return wasSent(form) ? sentUnder(form, name).some((value) => value !== '') : initial
}

/** Returns the selected values of a multiple choice field. */
export function selectedValues(form: Sent, name: string, initial: readonly string[] = []): readonly string[] {
  return wasSent(form) ? sentUnder(form, name) : initial
}

function sentUnder({ values }: Sent, name: string): readonly string[] {
  return Object.hasOwn(values, name) ? [values[name] ?? []].flat() : []
}

function wasSent({ values, errors }: Sent): boolean {
  return Object.keys(values).length > 0 || errors.length > 0
}
