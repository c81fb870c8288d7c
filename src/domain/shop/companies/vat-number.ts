import { compactNumber, isSiren } from './siret.ts'

/** The formats of EU VAT numbers by their two-letter prefix (VIES). Greece uses EL. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

const oldKey = /^\d{2}/

/** Returns the two-digit key of a French VAT number for a SIREN number. */
function frenchKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')
}

/** Returns the stored form of a VAT number: without spaces, in capital letters. */
export function normaliseVatNumber(written: string): string {
  return compactNumber(written).toUpperCase()
}

/** Returns true for a well-formed EU VAT number in its stored form. The key of a French number is checked. */
export function isVatNumber(number: string): boolean {
  const country = number.slice(0, 2)
  const rest = number.slice(2)
  if (!Object.hasOwn(forms, country) || !forms[country]?.test(rest)) return false
  if (country !== 'FR') return true
  const siren = rest.slice(2)
  // Companies of Monaco have French numbers without a SIREN number: three zeros, and the same key.
  if (siren.startsWith('000')) return rest.startsWith(frenchKey(siren))
  // Keys with a letter are newer, and their algorithm is not published.
  return isSiren(siren) && (!oldKey.test(rest) || rest.startsWith(frenchKey(siren)))
}
