import { storedPhone } from '#schemas/text/digits-to-dial.ts'
import { normalisedUrl } from '#schemas/urls/normalise-url.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { findSetting, type SettingDefinition } from './find-setting.ts'

/** The text of a setting as it is stored: a link as browsers read it, a phone number behind its country code, any other as it was typed. */
export function normaliseSetting<Value>({ kind, format }: Pick<SettingDefinition, 'kind' | 'format'>, value: Value): Value | string {
  if (typeof value !== 'string') return value
  if (kind === 'LINK') return normalisedUrl(value)
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
