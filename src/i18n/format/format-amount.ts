import { languageOf } from '#i18n/locale.ts'

/** An amount of euros that was typed in French, as readers of the locale write it: « 60 000 € », “€60,000”; any other text stays. */
export function writtenAmount(text: string, locale: string): string {
  const [, euros = '', cents] = /^(\d{1,3}(?:\s?\d{3})*)(?:,(\d\d))?\s?€$/u.exec(text.trim()) ?? []
  if (euros === '' || languageOf(locale) !== 'en') return text
  const whole = new Intl.NumberFormat('en-GB').format(Number(euros.replace(/\s/g, '')))
  return `€${whole}${cents === undefined ? '' : `.${cents}`}`
}
