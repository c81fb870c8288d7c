import type { FormField } from '#schemas/api/form.ts'
import type { Json } from '#schemas/generated/content.ts'
import { wordsFor } from '#schemas/words.ts'
import { formatPhone } from '#domain/phone.ts'

function words({ type, options = [] }: FormField, value: Json | undefined, [yes, no]: readonly [string, string]): string {
  const labelOf = (each: unknown): string => options.find((option) => option.value === each)?.label ?? String(each)
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  if (type === 'PHONE' && typeof value === 'string') return formatPhone(value)
  return value === null || value === undefined ? '' : labelOf(value)
}

/** What was answered, question by question, as people read it; what was left empty is left out. */
export function answerRows(
  fields: readonly FormField[],
  values: Readonly<Record<string, Json>>,
  locale: string,
): { readonly label: string; readonly value: string }[] {
  const yesNo = wordsFor(locale, { fr: ['oui', 'non'], en: ['yes', 'no'] } as const)
  return fields.map((field) => ({ label: field.label, value: words(field, values[field.name], yesNo) })).filter(({ value }) => value !== '')
}
