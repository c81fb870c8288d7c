import { isTranslations, translate } from './translations.ts'

/** A number as it stands in a sentence: a part of a whole has two places, as amounts do. */
function writeNumber(value: number, locale: string): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2
  const language = translate(locale, { fr: 'fr-FR', en: 'en-GB' })
  return new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: minimumFractionDigits }).format(value)
}

/** Fills the `{names}` of a message template: numbers and texts in two languages as the reader's language writes them; a name without a value is left out. */
export function fillMessage(template: string, values: Readonly<Record<string, unknown>>, locale: string): string {
  return template.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (isTranslations(value)) return translate(locale, value)
    return typeof value === 'number' ? writeNumber(value, locale) : typeof value === 'string' ? value : ''
  })
}
