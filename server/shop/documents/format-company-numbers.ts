const groups = (digits: string): string => digits.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')

/** The number of an establishment as people read it: that of the company in threes, then its own. */
export function formatSiret(siret: string): string {
  return /^\d{14}$/.test(siret) ? `${groups(siret.slice(0, 9))}\u00a0${siret.slice(9)}` : siret
}

/** A French VAT number as people read it, its key before the number of the company; another as it is. */
export function formatVatNumber(vatNumber: string): string {
  const [, key, siren] = /^(FR[0-9A-Z]{2})(\d{9})$/.exec(vatNumber.replaceAll(/\s/gu, '')) ?? []
  return key === undefined || siren === undefined ? vatNumber : `${key}\u00a0${groups(siren)}`
}
