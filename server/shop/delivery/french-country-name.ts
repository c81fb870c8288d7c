import { ownValue } from '#schemas/names/own-value.ts'

/** Common French names of countries that differ from those of the list. */
const usual: Readonly<Record<string, string>> = {
  AE: 'Émirats arabes unis',
  BN: 'Brunei',
  CF: 'République centrafricaine',
  CI: 'Côte d’Ivoire',
  CZ: 'Tchéquie',
  DO: 'République dominicaine',
  IO: 'Territoire britannique de l’océan Indien',
  SA: 'Arabie saoudite',
  SJ: 'Svalbard et Jan Mayen',
  SZ: 'Eswatini',
  TZ: 'Tanzanie',
  US: 'États-Unis',
}

/** A country’s usual name in French, by its two letters and the name under which it is listed. */
export function frenchCountryName(alphaTwo: string, listed: string): string {
  return ownValue(usual, alphaTwo) ?? listed.replaceAll("'", '’')
}
