import type { FormatReason } from '#schemas/errors/error-details.ts'
import { compactNumber, isSiret } from './siret.ts'
import { isVatNumber, normaliseVatNumber } from './vat-number.ts'

/** Why what is written is no number of an establishment; null when it is one, or nothing is written. */
export function siretFault(written: string): FormatReason | null {
  const number = compactNumber(written)
  if (number === '' || isSiret(number)) return null
  return /^\d{14}$/.test(number) ? 'siretCheck' : 'siretLength'
}

/** Why what is written is no company's number for the tax; null when it is one, or nothing is written. */
export function vatNumberFault(written: string): FormatReason | null {
  const number = normaliseVatNumber(written)
  if (number === '' || isVatNumber(number)) return null
  return number.startsWith('FR') ? 'vatKey' : 'vatForm'
}
