import { parameterDefinitions, type ParameterValue } from '#domain/parameters.ts'

/** The setting that replaces one without a value: data protection requests go to the company's own address. */
const otherwise: Readonly<Record<string, string>> = { DPO_EMAIL: 'COMPANY_EMAIL' }

/** The values of each `{{KEY}}` of the legal texts, formatted for people; a value that is not set is an empty text. */
export function placeholderValues(
  valueOf: (type: string) => ParameterValue,
  formatPhone: (number: string) => string,
): ReadonlyMap<string, string> {
  return new Map<string, string>(
    parameterDefinitions
      .filter(({ isPlaceholder }) => isPlaceholder)
      .map(({ type, format }) => {
        const value = valueOf(type) ?? valueOf(otherwise[type] ?? type)
        const text = value === null ? '' : String(value)
        return [type, format === 'phone' ? formatPhone(text) : text] as const
      }),
  )
}
