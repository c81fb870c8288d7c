/** What a view reads of a form that was sent: its values, and why some of them were refused. */
export interface SentForm {
  readonly values: Readonly<Record<string, string | readonly string[]>>
  readonly errors: readonly { readonly field: string; readonly message: string }[]
}

/** What ties a field to its form: its name, the first thing wrong with it, and what was sent, else what it began with. */
export interface FieldState {
  readonly name: string
  readonly error: string | undefined
  readonly defaultValue: string | undefined
}

/** A text field's part of a form's state. */
export function fieldOf(form: SentForm, name: string, initial?: string | null): FieldState {
  const sent = form.values[name]
  const value = typeof sent === 'string' ? sent : (initial ?? undefined)
  return { name, error: errorOf(form, name), defaultValue: value }
}

/** A password's part of a form's state: what was typed never comes back. */
export function secretOf(form: SentForm, name: string): Omit<FieldState, 'defaultValue'> {
  return { name, error: errorOf(form, name) }
}

/** A box's part of a form's state: in a form that was sent, an absent name is an unticked box. */
export function boxOf(form: SentForm, name: string, initial = false) {
  const isTicked = wasSent(form) ? form.values[name] !== undefined : initial
  return { name, error: errorOf(form, name), defaultChecked: isTicked }
}

/** The part of a group of boxes in a form's state. */
export function choicesOf(form: SentForm, name: string, initial: readonly string[] = []) {
  const sent = form.values[name]
  const chosen = typeof sent === 'string' ? [sent] : (sent ?? [])
  return { name, error: errorOf(form, name), chosen: wasSent(form) ? chosen : initial }
}

function wasSent({ values, errors }: SentForm): boolean {
  return Object.keys(values).length > 0 || errors.length > 0
}

function errorOf({ errors }: SentForm, name: string): string | undefined {
  return errors.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message
}
