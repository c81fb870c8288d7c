import type { FormatReason, NumberReason } from '#schemas/errors/error-details.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { isSpoken, settingTypes } from '#schemas/admin/settings/setting-groups.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { isOneLine, unprintableSign } from '#schemas/text/printable-text.ts'
import { hasVisibleText } from '#schemas/text/visible-text.ts'
import { findSetting, isSettingValue, type SettingDefinition } from './find-setting.ts'

/** A value that a setting does not take, and the reason. */
export interface SettingFault {
  /** Path in the form: `MENU_TYPE`, `SHIPPING_MESSAGE.fr_FR`. */
  readonly field: string
  readonly code: FieldErrorCode
  /** The rule that is broken, where the code has several. */
  readonly reason?: FormatReason | NumberReason
  /** The character that a paper cannot print. */
  readonly sign?: string
  readonly min?: number
  readonly max?: number
}

type Reason = Omit<SettingFault, 'field'>

/** The reason why papers cannot print a text. */
function printedFault(text: string): Reason {
  if (!isOneLine(text)) return { code: 'FORMAT', reason: 'oneLine' }
  const sign = unprintableSign(text)
  return sign !== null && hasVisibleText(sign) ? { code: 'FORMAT', reason: 'unprintable', sign } : { code: 'FORMAT', reason: 'invisible' }
}

const formatFaults: Readonly<Record<NonNullable<SettingDefinition['format']>, (text: string) => Reason>> = {
  email: () => ({ code: 'EMAIL' }),
  phone: () => ({ code: 'PHONE' }),
  color: () => ({ code: 'FORMAT', reason: 'color' }),
  securityContact: () => ({ code: 'FORMAT', reason: 'securityContact' }),
  telegramName: () => ({ code: 'FORMAT', reason: 'telegramName' }),
  collectHours: () => ({ code: 'FORMAT', reason: 'collectHours' }),
  checks: () => ({ code: 'OPTION' }),
  printed: printedFault,
}

function numberFault({ range: [least, most] = [0, Number.MAX_VALUE], isWhole = false }: SettingDefinition, value: unknown): Reason {
  if (typeof value !== 'number' || Number.isNaN(value)) return { code: 'NUMBER' }
  if (isWhole && value >= least && value <= most) return { code: 'NUMBER', reason: 'whole' }
  return value < least ? { code: 'MIN', min: least } : { code: 'MAX', max: most }
}

/** The most characters of a text, where its definition or its kind names them. */
const limitOf = ({ kind, longest }: SettingDefinition): number => longest ?? (kind === 'LINK' ? 2048 : Infinity)

function reasonOf(definition: SettingDefinition, value: unknown): Reason {
  if (definition.kind === 'NUMBER') return numberFault(definition, value)
  if (definition.options) return { code: 'OPTION' }
  const max = limitOf(definition)
  if (typeof value === 'string' && value.length > max) return { code: 'TOO_LONG', max }
  if (typeof value !== 'string') return { code: 'TYPE' }
  if (definition.kind === 'LINK') return { code: 'FORMAT', reason: 'webAddress' }
  return definition.format ? formatFaults[definition.format](value) : { code: 'TYPE' }
}

/** The reason why a setting does not take a value; null where it does. */
export function settingFault(definition: SettingDefinition, value: unknown): Reason | null {
  return isSettingValue(definition, value) ? null : reasonOf(definition, value)
}

/** Lists the values of a form of settings that are not taken. */
export function settingFaults(form: Readonly<Record<string, unknown>>): readonly SettingFault[] {
  return settingTypes.flatMap((type) => {
    const definition = findSetting(type)
    if (!definition) return []
    const values = isSpoken(type) && isRecord(form[type]) ? Object.entries(form[type]) : [['', form[type]] as const]
    return values.flatMap(([locale, value]) => {
      const reason = settingFault(definition, value)
      return reason ? [{ field: locale === '' ? type : `${type}.${locale}`, ...reason }] : []
    })
  })
}
