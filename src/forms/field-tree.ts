import type { HtmlKind } from '#engine/text/html-rules.ts'
import type { Condition, FieldKind, Json, LocalText } from '#schemas/generated/content.ts'

/** Tabs of the inspector: `content` says what a block shows, `look` how it shows it, `behaviour` what it does. */
export type FieldGroup = 'content' | 'look' | 'behaviour'

/** The condition under which a field is shown, on a field beside it. */
export interface ShownWhen {
  readonly condition: Condition
  /** Value that the other field has where the document has none. */
  readonly fallback: Json | undefined
}

/** Properties of every field. */
interface BaseField {
  /** Key of the property; empty for the items of a list. */
  readonly name: string
  readonly label: LocalText
  readonly help: LocalText | null
  readonly required: boolean
  readonly group: FieldGroup
  /** Title of the fold that the field shares with its neighbours; null outside of folds. */
  readonly fold: LocalText | null
  /** Null for a field that is always shown. The value of a hidden field stays. */
  readonly when: ShownWhen | null
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
  /** False where no element of the page shows the text. */
  readonly isInline: boolean
}

/** Formatted text. */
export interface RichTextField extends BaseField {
  readonly kind: 'rich-text'
  readonly html: HtmlKind
  readonly limits: TextLimits
  readonly isInline: boolean
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
  /** True where the form waits for a save: a box, and no switch, which acts when it is turned. */
  readonly isBox?: true
}

/** A number with its unit. */
export interface NumberField extends BaseField {
  readonly kind: 'number'
  readonly unit: LocalText | null
  readonly isInteger: boolean
  readonly min: number | null
  readonly max: number | null
}

/** An amount in euro cents. */
export interface MoneyField extends BaseField {
  readonly kind: 'money'
  readonly min: number | null
  readonly max: number | null
}

/** A day, or a moment in the time of Paris. */
export interface DateField extends BaseField {
  readonly kind: 'date' | 'moment'
}

/** One of the drawn icons. */
export interface IconField extends BaseField {
  readonly kind: 'icon'
  readonly options: readonly Option[]
}

/** A colour: one of the tones of the theme, or any colour where there are no options. */
export interface ColourField extends BaseField {
  readonly kind: 'colour'
  readonly options: readonly Option[] | null
}

/** A place of the page, by the name of its anchor. */
export interface AnchorField extends BaseField {
  readonly kind: 'anchor'
}

/** Kinds of contents that a search finds by name. */
export type ChoiceKind = Extract<
  FieldKind,
  'form' | 'album' | 'tags' | 'collection' | 'place-kind' | 'product' | 'service' | 'folder' | 'article' | 'page' | 'section'
>

/** One content of the site, or several of one kind. */
export interface ChoiceField extends BaseField {
  readonly kind: ChoiceKind
  readonly isMultiple: boolean
  /** The largest number of contents; null where one or any number may be chosen. */
  readonly max: number | null
}

/** A document or a film of the library. */
export interface FileField extends BaseField {
  readonly kind: 'file'
  /** The stored value: the number of the file, or its address. */
  readonly stores: 'media' | 'address'
  readonly accepts: 'file' | 'video' | 'document'
}

/** A picture of the media with its alternative text. */
export interface ImageField extends BaseField {
  readonly kind: 'image'
  /** `number` where the document stores the number alone: the text is that of the media. */
  readonly stores?: 'number'
  readonly maxAlt: number | null
}

/** Several values of one shape, in an order. */
export interface ListField extends BaseField {
  readonly kind: 'list'
  readonly item: Field
  readonly min: number
  readonly max: number | null
  /** True where items are changed in their words alone: none comes, goes or moves. */
  readonly isFixed?: true
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
  | TextField
  | RichTextField
  | LinkField
  | SelectField
  | SwitchField
  | NumberField
  | MoneyField
  | DateField
  | IconField
  | ColourField
  | AnchorField
  | ChoiceField
  | FileField
  | ImageField
  | ListField
  | ObjectField
  | UnknownField

/** The fields of a form, in the order of the schema. */
export interface FieldTree {
  readonly fields: readonly Field[]
}
