import type { Form, FormField } from '#schemas/api/content/form.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'

/** The current values of the fields, by name. */
export type FormValues = Readonly<Record<string, unknown>>

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== '' && value !== false
}

// A page sends text; an API client sends typed values.
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))
const among = (held: unknown, wanted: unknown): boolean => (Array.isArray(held) ? held : [held]).some((each) => text(each) === text(wanted))

function holds({ field, op, value }: NonNullable<FormField['when']>, values: FormValues): boolean {
  const held = ownValue(values, field)
  switch (op) {
    case 'FILLED':
      return isFilled(held)
    case 'EQ':
      return isFilled(held) && among(held, value)
    case 'NE':
      return !among(held, value)
    case 'IN':
      return Array.isArray(value) && isFilled(held) && value.some((each) => among(held, each))
  }
}

/** Returns the visible fields of a form, in order. A hidden field counts as empty in the conditions of later fields. */
export function askedFields(form: Pick<Form, 'steps'>, values: FormValues): FormField[] {
  const seen = emptyRecord<unknown>()
  const visible: FormField[] = []
  for (const field of form.steps.flatMap(({ fields }) => fields)) {
    if (field.when !== null && !holds(field.when, seen)) continue
    visible.push(field)
    seen[field.name] = ownValue(values, field.name)
  }
  return visible
}
