import type { Condition, Json, LocalText } from '#schemas/generated/content.ts'
import type { FieldGroup } from './field-tree.ts'

/** The part of JSON Schema that forms can read: the words that manifests use. */
export interface SchemaNode {
  readonly type?: unknown
  readonly enum?: readonly (string | number)[]
  readonly format?: unknown
  readonly pattern?: string
  readonly default?: Json
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: SchemaNode
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly $ref?: string
  readonly 'x-label'?: LocalText
  readonly 'x-help'?: LocalText
  readonly 'x-field'?: string
  readonly 'x-options'?: Readonly<Record<string, LocalText>>
  readonly 'x-group'?: FieldGroup | LocalText
  readonly 'x-when'?: Condition
  readonly 'x-unit'?: LocalText
  readonly 'x-inline'?: false
  readonly 'x-accept'?: 'video' | 'document'
}
