import reviews from '#schemas/content/conf-google-reviews.schema.json' with { type: 'json' }
import sheet from '#schemas/content/conf-product-file-generator.schema.json' with { type: 'json' }
import { confSettings, isConfSetting, type ConfSetting } from '#schemas/admin/settings/conf-settings.ts'
import { findParameter, isParameterValue, type ParameterDefinition, type ParameterValue } from '#domain/parameters.ts'

/** The definition of a setting: a parameter, or a value of a component. */
export interface SettingDefinition extends Pick<
  ParameterDefinition,
  'kind' | 'label' | 'default' | 'options' | 'range' | 'format' | 'unit'
> {
  readonly isPrivate: boolean
  /** Most characters of its text. */
  readonly longest?: number
  /** True for a number without decimals. */
  readonly isWhole?: boolean
}

/** A value in the schema of a component. */
interface ConfProperty {
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly format?: string
  readonly default: unknown
  readonly 'x-label': { readonly fr: string }
}

const schemas = { GOOGLE_REVIEWS: reviews, PRODUCT_FILE_GENERATOR: sheet }

/** Highest number of a component without a limit of its own. */
const MAX_COUNT = 1_000_000

const isOfType = ({ type }: ConfProperty, name: string): boolean => type === name || (Array.isArray(type) && type.includes(name))

function kindOf(property: ConfProperty): Omit<SettingDefinition, 'label' | 'default' | 'isPrivate'> {
  const { minimum = 0, maximum = MAX_COUNT, maxLength } = property
  if (property.enum) return { kind: 'STRING', options: property.enum }
  if (isOfType(property, 'boolean')) return { kind: 'BOOLEAN' }
  if (isOfType(property, 'integer')) return { kind: 'NUMBER', range: [minimum, maximum], isWhole: true }
  if (isOfType(property, 'number')) return { kind: 'NUMBER', range: [minimum, maximum] }
  return { kind: property.format === 'safe-url' ? 'LINK' : 'STRING', ...(maxLength !== undefined && { longest: maxLength }) }
}

function confDefinition(type: ConfSetting): SettingDefinition {
  const { slug, name } = confSettings[type]
  const properties = schemas[slug].properties as unknown as Readonly<Record<string, ConfProperty>>
  const property = properties[name]
  if (!property) throw new Error(`${slug} has no ${name}`)
  return { ...kindOf(property), label: property['x-label'].fr, default: property.default as ParameterValue, isPrivate: false }
}

/** The definition of a setting; undefined for an unknown key. */
export function findSetting(type: string): SettingDefinition | undefined {
  return isConfSetting(type) ? confDefinition(type) : findParameter(type)
}

function fits({ longest = Infinity, isWhole = false }: SettingDefinition, value: unknown): boolean {
  if (typeof value === 'number') return !isWhole || Number.isInteger(value)
  return typeof value !== 'string' || value.length <= longest
}

/** Returns true for a value that a setting takes; null stands for the default. */
export function isSettingValue(definition: SettingDefinition, value: unknown): boolean {
  return isParameterValue(definition, value) && fits(definition, value)
}
