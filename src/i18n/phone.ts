const FRENCH = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/

/** A telephone number as people write it: « 01 99 00 12 34 » for a French one, unchanged otherwise. */
export function formatPhone(number: string): string {
  const parts = FRENCH.exec(number.replace(/[\s.]/g, ''))
  return parts ? `0${parts.slice(1).join('\u00a0')}` : number
}

/** The address that dials a number. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
