/**
 * The numbers of territories overseas: their country code, and the digits with which they start after the zero. The plan is that of ARCEP
 * (decision 2018-0881) with its list of allotted blocks: fixed, mobile, and those of any use (`09`).
 */
const overseas: readonly (readonly [code: string, starts: readonly string[]])[] = [
  // La Réunion
  ['262', ['262', '263', '2688', '692', '693', '7092', '9399', '9479', '9762', '9763']],
  // Mayotte
  ['262', ['269', '2689', '639', '70935', '70936', '70937', '9398', '9478', '9769']],
  // Guadeloupe, Saint-Martin, Saint-Barthélemy
  ['590', ['590', '5987', '690', '691', '7090', '9395', '9475', '9760', '9761', '9768']],
  // Guyane
  ['594', ['594', '5988', '694', '70930', '70931', '70932', '70933', '9396', '9476', '9764', '9765']],
  // Martinique
  ['596', ['596', '5989', '696', '697', '7091', '9397', '9477', '9766', '9767']],
  // Saint-Pierre-et-Miquelon
  ['508', ['508', '7084', '7085']],
]
/** `06 39 98` stands in the range of Mayotte, and belongs to films and examples of the mainland. */
const EXAMPLES = '63998'

const written = /^(?:(?:\+|00)?(33|262|508|590|594|596))?0?([1-9]\d{8})$/
/** Numbers of Saint-Pierre-et-Miquelon have six digits behind the country code, which is also their start inside France. */
const miquelon = /^(?:\+|00)(508\d{6})$/

/** A number of the French plan: its country code, and the nine digits that follow the zero inside France. */
export interface FrenchNumber {
  readonly code: string
  readonly national: string
}

const startsWithin = (national: string, starts: readonly string[]): boolean => starts.some((start) => national.startsWith(start))

/** The country code of a national number; null for a number behind a code of overseas that is in no known range. */
function codeOf(national: string, typed = '33'): string | null {
  if (national.startsWith(EXAMPLES)) return '33'
  const found = overseas.find(([, starts]) => startsWithin(national, starts))
  return found?.[0] ?? (typed === '33' ? typed : null)
}

/**
 * Reads dialled digits as a number of France or of its territories overseas. The range decides the country code, whichever was typed:
 * one plan numbers them all. Null for any other number.
 */
export function frenchNumber(digits: string): FrenchNumber | null {
  const [, typed, behind] = written.exec(digits) ?? []
  const national = behind ?? miquelon.exec(digits)?.[1]
  const code = national === undefined ? null : codeOf(national, typed)
  return national === undefined || code === null ? null : { code, national }
}

/** Writes a French number as it is stored: `+262692123456`. */
export function internationalForm({ code, national }: FrenchNumber): string {
  return code === '508' && national.startsWith(code) ? `+${national}` : `+${code}${national}`
}
