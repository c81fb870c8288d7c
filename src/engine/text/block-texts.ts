import type { Json, LocalText, PropsSchema } from '#schemas/generated/content.ts'
import mediaSchema from '#schemas/content/media.schema.json' with { type: 'json' }
import { pointerSegment } from '#engine/document/pointer-segment.ts'
import { isLongText } from '#engine/registry/field-kind.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { HtmlKind } from './html-rules.ts'

/** The kind of a text: one line, several lines, or HTML. */
export type TextKind = 'text' | 'long-text' | HtmlKind

/** One text of a block, as the page shows it and as it is stored. */
export interface BlockText {
  readonly pointer: string
  readonly kind: TextKind
  readonly label: LocalText
  /** The text with its placeholders filled in; empty for one that is absent. */
  readonly shown: string
  /** The stored text; null when the document has none. */
  readonly stored: string | null
  /** True for a text that may be left out: emptied, it goes. */
  readonly isOptional: boolean
  /** False for a text that is no words of the page: a name that is read aloud, an identifier. */
  readonly isInline: boolean
  /** The most characters of the stored text; null without a limit. */
  readonly max: number | null
}

/** The words of a schema that texts depend on. */
interface TextSchema {
  readonly type?: unknown
  readonly format?: unknown
  readonly pattern?: unknown
  readonly enum?: unknown
  readonly maxLength?: number
  readonly $ref?: string
  readonly items?: TextSchema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, TextSchema>>
  readonly 'x-label'?: LocalText
  readonly 'x-field'?: string
  readonly 'x-inline'?: boolean
}

/** The props of a block as they are stored, and as its view gets them. */
export interface TwoProps {
  readonly shown: Readonly<Record<string, Json>>
  readonly stored: Readonly<Record<string, Json>>
}

interface Place {
  readonly pointer: string
  readonly label: LocalText
  readonly isOptional: boolean
  readonly isInline: boolean
  readonly shown: Json | undefined
  readonly stored: Json | undefined
}

/** The texts of a block in the order of its schema, with those that it could have: addresses, choices and tokens are none. */
export function blockTexts(schema: PropsSchema, { shown, stored }: TwoProps): BlockText[] {
  return ofObject(schema, { pointer: '', label: NO_LABEL, isOptional: false, isInline: true, shown, stored })
}

const NO_LABEL: LocalText = { fr: '', en: '' }

function ofObject({ properties = {}, required = [] }: TextSchema, { pointer, isInline, shown, stored }: Place): BlockText[] {
  return Object.entries(properties).flatMap(([key, schema]) =>
    ofValue(schema, {
      pointer: `${pointer}/${pointerSegment(key)}`,
      label: schema['x-label'] ?? { fr: key, en: key },
      isOptional: !required.includes(key),
      isInline,
      shown: memberOf(shown, key),
      stored: memberOf(stored, key),
    }),
  )
}

function ofValue(given: TextSchema, around: Place): BlockText[] {
  const place = { ...around, isInline: around.isInline && given['x-inline'] !== false }
  const schema: TextSchema = given.$ref === mediaSchema.$id ? mediaSchema : given
  if (schema.type === 'string') return ofText(schema, place)
  if (schema.type === 'array') return ofList(schema, place)
  return schema.type === 'object' && place.shown !== undefined ? ofObject(schema, place) : []
}

// Items whose links are closed are left out of what is shown: the places of the others would then be wrong.
function ofList({ items = {} }: TextSchema, { pointer, label, isInline, shown, stored }: Place): BlockText[] {
  if (!Array.isArray(shown) || !Array.isArray(stored) || shown.length !== stored.length) return []
  return shown.flatMap((item, index) =>
    ofValue(items, {
      ...{ pointer: `${pointer}/${index}`, label: items['x-label'] ?? label, isOptional: false, isInline },
      ...{ shown: item, stored: stored[index] },
    }),
  )
}

function ofText(schema: TextSchema, { shown, stored, ...place }: Place): BlockText[] {
  const kind = kindOf(schema)
  if (kind === null) return []
  const words = typeof shown === 'string' ? shown : ''
  return [{ ...place, kind, max: schema.maxLength ?? null, shown: words, stored: typeof stored === 'string' ? stored : null }]
}

// A text with a pattern or another format is a token, not a sentence.
function kindOf(schema: TextSchema): TextKind | null {
  const { format, pattern } = schema
  if (format === 'html' || format === 'html-inline') return format
  if (format !== undefined || pattern !== undefined || schema.enum !== undefined) return null
  return isLongText(schema) ? 'long-text' : 'text'
}

function memberOf(value: Json | undefined, key: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? ownValue(value, key) : undefined
}
