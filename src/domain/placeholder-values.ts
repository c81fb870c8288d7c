import { parameterDefinitions, type ParameterValue } from './parameters.ts'
import { formatPhone } from './phone.ts'

/** What is said where a value is not set: whom to write to about personal data is always told where the company has an address. */
const otherwise: Readonly<Record<string, string>> = { DPO_EMAIL: 'COMPANY_EMAIL' }

/** What stands for each `{{KEY}}` of the legal texts, written for people; a value that is not set, and that no other stands in for, is an empty text. */
export function placeholderValues(valueOf: (type: string) => ParameterValue): ReadonlyMap<string, string> {
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
