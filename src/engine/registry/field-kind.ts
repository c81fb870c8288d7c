import mediaSchema from '#schemas/content/media.schema.json' with { type: 'json' }
import type { FieldKind } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The part of the schema of a value that says which field it has. */
export interface FieldSchema {
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: unknown
  readonly maxLength?: number
  readonly $ref?: string
  readonly 'x-field'?: string
}

/** The kinds that a schema can name, those that its type means, and `unknown` for a value without a field. */
export type AnyFieldKind = FieldKind | 'object' | 'unknown'

/** Formats of texts with markup. */
export const HTML_FORMATS: ReadonlySet<unknown> = new Set(['html', 'html-inline'])

const named: Readonly<Record<FieldKind, true>> = {
  ...{ text: true, 'long-text': true, 'rich-text': true, image: true, file: true, link: true, select: true, switch: true, number: true },
  ...{ list: true, icon: true, colour: true, date: true, moment: true, money: true, anchor: true },
  ...{ form: true, album: true, tags: true, collection: true, 'place-kind': true, product: true, service: true, folder: true },
  ...{ article: true, page: true, section: true },
}

/** From this length on, a text without a kind has several lines. */
const LONG_TEXT = 250

/** True for a schema of a plain text of several lines. */
export function isLongText({ 'x-field': field, maxLength = 0 }: Pick<FieldSchema, 'x-field' | 'maxLength'>): boolean {
  return field === undefined ? maxLength >= LONG_TEXT : field === 'long-text'
}

const isNamed = (kind: string): kind is FieldKind => Object.hasOwn(named, kind)

const byType: Readonly<Record<string, (schema: FieldSchema) => AnyFieldKind>> = {
  boolean: () => 'switch',
  integer: () => 'number',
  number: () => 'number',
  array: () => 'list',
  object: () => 'object',
  string: (schema) => {
    if (HTML_FORMATS.has(schema.format)) return 'rich-text'
    if (schema.format === 'safe-url') return 'link'
    return isLongText(schema) ? 'long-text' : 'text'
  },
}

/** The kind of the field of a value: the one that its schema names, else the one that its type means. */
export function fieldKindOf(schema: FieldSchema): AnyFieldKind {
  const name = schema['x-field']
  if (name !== undefined) return isNamed(name) ? name : 'unknown'
  if (schema.enum) return 'select'
  if (schema.$ref === mediaSchema.$id) return 'image'
  return typeof schema.type === 'string' ? (ownValue(byType, schema.type)?.(schema) ?? 'unknown') : 'unknown'
}
