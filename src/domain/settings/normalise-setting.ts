import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { isOneLine } from '#schemas/text/printable-text.ts'
import { normalisedUrl } from '#schemas/urls/normalise-url.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { findSetting, type SettingDefinition } from './find-setting.ts'

/** Words on one line: an address that was written below one another has commas between its parts. */
const joinedLines = (text: string): string =>
  text
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ')

/** The text of a setting as it is stored: a link as browsers read it, a phone number behind its country code, what papers print on one line, any other as it was typed. */
export function normaliseSetting<Value>({ kind, format }: Pick<SettingDefinition, 'kind' | 'format'>, value: Value): Value | string {
  if (typeof value !== 'string') return value
  if (kind === 'LINK') return normalisedUrl(value)
  if (format === 'printed') return isOneLine(value) ? value : joinedLines(value)
  return format === 'phone' ? storedPhone(value) : value
}

/** The settings of a form as they are stored. */
export function normaliseSettings<Form extends Readonly<Record<string, unknown>>>(form: Form): Form {
  const entries = Object.entries(form).map(([type, value]) => {
    const definition = findSetting(type)
    if (!definition) return [type, value] as const
    if (!isRecord(value)) return [type, normaliseSetting(definition, value)] as const
    return [type, Object.fromEntries(Object.entries(value).map(([locale, each]) => [locale, normaliseSetting(definition, each)]))] as const
  })
  return Object.fromEntries(entries) as Form
}
