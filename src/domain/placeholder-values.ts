import { parameterDefinitions, type ParameterValue } from './parameters.ts'
import { formatPhone } from './phone.ts'

/** What stands for each `{{KEY}}` of the legal texts, written for people; a value that is not set is an empty text. */
export function placeholderValues(valueOf: (type: string) => ParameterValue): ReadonlyMap<string, string> {
  return new Map<string, string>(
    parameterDefinitions
      .filter(({ isPlaceholder }) => isPlaceholder)
      .map(({ type, format }) => {
        const value = valueOf(type)
        const text = value === null ? '' : String(value)
        return [type, format === 'phone' ? formatPhone(text) : text] as const
      }),
  )
}
