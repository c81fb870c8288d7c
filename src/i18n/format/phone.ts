import { languageOf } from '#i18n/locale.ts'

const FRENCH = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/

/** Formats a phone number: « 01 99 00 12 34 » for a French one, international for other locales, otherwise unchanged. */
export function formatPhone(number: string, locale = 'fr_FR'): string {
  const parts = FRENCH.exec(number.replace(/[\s.]/g, ''))
  if (!parts) return number
  const pairs = parts.slice(1).join('\u00a0')
  return languageOf(locale) === 'fr' ? `0${pairs}` : `+33\u00a0${pairs}`
}

/** Formats an entered phone number, with or without its country code and with any separators. */
export function formatTypedPhone(typed: string, locale: string): string {
  const compact = typed.replace(/[\s().-]/g, '').replace(/^(?:0033|0(?=[1-9]\d{8}$))/, '+33')
  const written = formatPhone(compact, locale)
  return written === compact ? typed : written
}

/** Returns the `tel:` URL of a number. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
