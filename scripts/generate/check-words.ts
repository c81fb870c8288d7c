import type { AnySchemaObject } from 'ajv'
import type { Condition } from '#schemas/generated/content.ts'
import { fieldRules } from './field-rules.ts'

/** The props beside each other in one object, by name. */
export type Siblings = Readonly<Record<string, AnySchemaObject>>

interface Named {
  readonly name: string
  readonly isRequired: boolean
}

const isNumber = ({ type }: AnySchemaObject) => type === 'number' || type === 'integer'

/** Lists the words of one prop that do not fit it. The pointer names the prop in its file. */
export function wordDefects(where: string, siblings: Siblings, { name, isRequired }: Named): string[] {
  const schema = siblings[name] ?? {}
  const when = schema['x-when'] as Condition | undefined
  return [
    ...kindDefects(where, schema),
    ...placeDefects(where, schema, isRequired),
    ...(when?.prop === name ? [`${where}/x-when: a field cannot depend on itself`] : []),
    ...(when ? conditionDefects(`${where}/x-when`, when, siblings) : []),
  ]
}

/** Says that a kind of field does not fit a schema. */
export function kindDefects(where: string, schema: AnySchemaObject): string[] {
  const kind = schema['x-field'] as keyof typeof fieldRules | undefined
  const rule = kind && fieldRules[kind]
  return rule && !rule.fits(schema) ? [`${where}/x-field: "${kind}" needs ${rule.needs}`] : []
}

function placeDefects(where: string, schema: AnySchemaObject, isRequired: boolean): string[] {
  const isFold = typeof schema['x-group'] === 'object'
  return [
    ...(schema['x-unit'] !== undefined && !isNumber(schema) ? [`${where}/x-unit: only a number has a unit`] : []),
    ...(schema['x-inline'] !== undefined && schema.type !== 'string' ? [`${where}/x-inline: only a text is edited on the page`] : []),
    ...(schema['x-accept'] !== undefined && schema['x-field'] !== 'file' ? [`${where}/x-accept: only the kind "file" offers files`] : []),
    ...(isFold && isRequired ? [`${where}/x-group: a required field cannot lie in a fold`] : []),
  ]
}

/** Lists what is wrong with a condition on one of the props beside it. */
export function conditionDefects(where: string, { prop, is, min }: Condition, siblings: Siblings): string[] {
  const other = siblings[prop]
  if (!other) return [`${where}/prop: no prop beside it is called "${prop}"`]
  if ((is === undefined) === (min === undefined)) return [`${where}: a condition has either "is" or "min"`]
  if (min !== undefined && other.type !== 'string' && other.type !== 'array') return [`${where}/min: "${prop}" is no text and no list`]
  const values = valuesOf(other)
  return (is ?? []).filter((value) => !values(value)).map((value) => `${where}/is: "${prop}" never is ${JSON.stringify(value)}`)
}

function valuesOf({ enum: options, type }: AnySchemaObject): (value: unknown) => boolean {
  if (Array.isArray(options)) return (value) => options.includes(value)
  if (type === 'integer') return (value) => Number.isInteger(value)
  return (value) => typeof value === type
}
