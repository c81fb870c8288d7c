import type { FormField } from '#schemas/api/form.ts'
import type { Json } from '#schemas/generated/content.ts'

const yesNo = { fr: ['oui', 'non'], en: ['yes', 'no'] } as const

function words({ options = [] }: FormField, value: Json | undefined, language: 'fr' | 'en'): string {
  const labelOf = (each: unknown): string => options.find((option) => option.value === each)?.label ?? String(each)
  if (typeof value === 'boolean') return yesNo[language][value ? 0 : 1]
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  return value === null || value === undefined ? '' : labelOf(value)
}

/** What was answered, question by question, as people read it; what was left empty is left out. */
export function answerRows(
  fields: readonly FormField[],
  values: Readonly<Record<string, Json>>,
  locale: string,
): { readonly label: string; readonly value: string }[] {
  const language = locale.startsWith('en') ? 'en' : 'fr'
  return fields
    .map((field) => ({ label: field.label, value: words(field, values[field.name], language) }))
    .filter(({ value }) => value !== '')
}
