import type { HtmlKind } from '#engine/validation/html-rules.ts'
import type { Json, LocalText } from '#schemas/generated/content.ts'

/** Tabs of the inspector: `content` says what a block shows, `look` how it shows it. */
export type FieldGroup = 'content' | 'look'

/** Properties of every field. */
interface BaseField {
  /** Key of the property; empty for the items of a list. */
  readonly name: string
  readonly label: LocalText
  readonly help: LocalText | null
  readonly required: boolean
  readonly group: FieldGroup
  /** Value that the view takes when the document has none. */
  readonly fallback: Json | undefined
}

/** Limits of the length of a text, in characters. */
export interface TextLimits {
  readonly min: number
  readonly max: number | null
}

/** A line of text, or several. */
export interface TextField extends BaseField {
  readonly kind: 'text' | 'long-text'
  readonly limits: TextLimits
  /** Set when the text has to match: an anchor, a tag. */
  readonly pattern: string | null
}

/** Formatted text. */
export interface RichTextField extends BaseField {
  readonly kind: 'rich-text'
  readonly html: HtmlKind
  readonly limits: TextLimits
}

/** Address of a page, a file, another site, a mailbox, a telephone. */
export interface LinkField extends BaseField {
  readonly kind: 'link'
  readonly limits: TextLimits
}

/** One value of a list, with its words. */
export interface Option {
  readonly value: string | number
  readonly label: LocalText
}

/** A choice among a few values. */
export interface SelectField extends BaseField {
  readonly kind: 'select'
  readonly options: readonly Option[]
}

/** Yes or no. */
export interface SwitchField extends BaseField {
  readonly kind: 'switch'
}

/** A number, or a folder of articles by its number. */
export interface NumberField extends BaseField {
  readonly kind: 'number' | 'folder'
  readonly isInteger: boolean
  readonly min: number | null
  readonly max: number | null
}

/** A picture of the media with its alternative text. */
export interface ImageField extends BaseField {
  readonly kind: 'image'
  readonly maxAlt: number | null
}

/** Several values of one shape, in an order. */
export interface ListField extends BaseField {
  readonly kind: 'list'
  readonly item: Field
  readonly min: number
  readonly max: number | null
}

/** Several fields under one pointer. */
export interface ObjectField extends BaseField {
  readonly kind: 'object'
  readonly fields: readonly Field[]
}

/** A property that no field can show: the form names it and leaves its value alone. */
export interface UnknownField extends BaseField {
  readonly kind: 'unknown'
}

/** One field of a form. */
export type Field =
  TextField | RichTextField | LinkField | SelectField | SwitchField | NumberField | ImageField | ListField | ObjectField | UnknownField

/** The fields of a form, in the order of the schema. */
export interface FieldTree {
  readonly fields: readonly Field[]
}
