import { languageOf } from './locale.ts'

const FRENCH = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/

/** A telephone number as people write it: « 01 99 00 12 34 » for a French one, with its country for readers of another language; unchanged otherwise. */
export function formatPhone(number: string, locale = 'fr_FR'): string {
  const parts = FRENCH.exec(number.replace(/[\s.]/g, ''))
  if (!parts) return number
  const pairs = parts.slice(1).join('\u00a0')
  return languageOf(locale) === 'fr' ? `0${pairs}` : `+33\u00a0${pairs}`
}

/** The address that dials a number. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
