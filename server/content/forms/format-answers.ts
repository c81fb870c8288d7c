import type { FormField } from '#schemas/api/content/form.ts'
import type { Json } from '#schemas/generated/content.ts'
import { translate } from '#schemas/errors/translations.ts'
import { formatPhone } from '#i18n/format/phone.ts'
import { formatShortDate } from '#i18n/format/format.ts'
import { htmlLang } from '#i18n/locale.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** A number to its last decimal, in threes from five figures on: a year stays one. */
const wholeNumber = (value: string, locale: string): string =>
  new Intl.NumberFormat(htmlLang(locale), { maximumFractionDigits: 20, useGrouping: 'min2' }).format(Number(value))

/** How what a field holds is written, where it is not written as it is stored. */
const written: Partial<Record<FormField['type'], (value: string, locale: string) => string>> = {
  PHONE: (value) => formatPhone(value),
  DATE: formatShortDate,
  NUMBER: wholeNumber,
}

function words({ type, options = [] }: FormField, value: Json | undefined, locale: string): string {
  if (value === null || value === undefined || value === '') return ''
  const [yes, no] = translate(locale, { fr: ['oui', 'non'], en: ['yes', 'no'] } as const)
  const labelOf = (each: unknown): string => options.find((option) => option.value === each)?.label ?? String(each)
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  return written[type]?.(labelOf(value), locale) ?? labelOf(value)
}

/** Formats the answers question by question; empty ones are omitted. */
export function formatAnswers(
  fields: readonly FormField[],
  values: Readonly<Record<string, Json>>,
  locale: string,
): { readonly label: string; readonly value: string }[] {
  return fields
    .map((field) => ({ label: field.label, value: words(field, ownValue(values, field.name), locale) }))
    .filter(({ value }) => value !== '')
}
