import { htmlLang } from '#i18n/locale.ts'

/** The last line of an address: its country by name, and nothing within France. */
export function countryLine(alphaTwo: string, locale: string): string[] {
  if (alphaTwo === 'FR') return []
  return [new Intl.DisplayNames(htmlLang(locale), { type: 'region' }).of(alphaTwo) ?? alphaTwo]
}
