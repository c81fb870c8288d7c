import type { FormState } from './context.ts'

/** What a form takes from its state: what it is called, whose it is, where it is sent, and why it was refused. */
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

/** What a field takes from the state of its form. */
export interface FormField {
  readonly name: string
  readonly defaultValue: string | undefined
  readonly error: string | undefined
}

/** Ties a field to the state of its form: what was sent stands in it again, else what it begins with, and why it was refused beside it. */
export function fieldOf(form: Sent, name: string, initial?: string | null): FormField {
  const sent = sentUnder(form, name)[0]
  const error = form.errors.find(({ field }) => field === name || field.startsWith(`${name}.`))
  return { name, defaultValue: wasSent(form) ? sent : (initial ?? undefined), error: error?.message }
}

/** Whether a box stands ticked: in a form that was sent, an absent name is an unticked box. */
export function isTicked(form: Sent, name: string, initial = false): boolean {
  return wasSent(form) ? sentUnder(form, name).some((value) => value !== '') : initial
}

/** What stands chosen of a field that takes several answers. */
export function selectedValues(form: Sent, name: string, initial: readonly string[] = []): readonly string[] {
  return wasSent(form) ? sentUnder(form, name) : initial
}

function sentUnder({ values }: Sent, name: string): readonly string[] {
  return Object.hasOwn(values, name) ? [values[name] ?? []].flat() : []
}

function wasSent({ values, errors }: Sent): boolean {
  return Object.keys(values).length > 0 || errors.length > 0
}
