import type { z } from 'zod'
import type { ListField } from '#schemas/api/base/list-grammar.ts'
import type { UsedKind } from '#schemas/admin/reference-calls.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import { deriveColumns, type Columns, type FieldsOfColumns, type RowOfColumns } from './form-columns.ts'
import type { RightArea } from './rights.ts'

/** Fields of the list of a resource, by their names. */
export type ListFields = Readonly<Record<string, ListField>>

/** Life of changes: drafted and published, or seen as soon as they are saved. */
export type ResourceLife = 'published' | 'immediate'

/** One kind of thing that an owner keeps. Calls, screens, history, rights and tests are derived from it. */
export interface Resource<
  Name extends string = string,
  Form extends z.ZodObject = z.ZodObject,
  Row extends z.ZodRawShape = z.ZodRawShape,
  Fields extends ListFields = ListFields,
  Sets extends string = string,
  Life extends ResourceLife = ResourceLife,
> {
  readonly name: Name
  readonly area: RightArea
  readonly life: Life
  /** Name of an icon of the panel, beside the resource in the navigation. */
  readonly icon?: string
  readonly words: {
    /** « une actualité » */
    readonly one: Translations
    /** « Actualités » */
    readonly many: Translations
    /** Purpose of such a thing, shown where there is none yet. */
    readonly empty: Translations
  }
  readonly form: Form
  /** Columns of the list in their order; id, version and state are in every row. */
  readonly row: Row
  /** `title` is the field that is the title of an item, in the default language of the site. */
  readonly list: {
    readonly fields: Fields
    readonly title?: keyof Fields & string
    readonly search?: boolean
    readonly defaultOrder: string
  }
  /** Items that wait for a person: values of list fields, and the words for one and for several on the first screen. */
  readonly waits?: {
    readonly where: Readonly<Partial<Record<keyof Fields & string, boolean>>>
    readonly one: Translations
    readonly many: Translations
  }
  /** Fields that can be set on many items by one act. */
  readonly sets?: readonly Sets[]
  /** Kind under which other contents use an item; absent where none can. */
  readonly usedAs?: UsedKind
  /** True: several items can be merged into one, whose name the contents of the others get. */
  readonly isMerged?: true
  /** Field of the form that hides an item from visitors while it is on; absent where none does. */
  readonly hiddenBy?: string
  readonly example: { readonly form: z.input<Form>; readonly row: z.input<z.ZodObject<Row>> }
  // A method: as a property, no declaration would be a `Resource`, whose form is wider.
  /** Address of an item on the site in a language; null where it has none. */
  shownAt?(form: z.output<Form>, locale: string): string | null
  /** The name by which other contents use an item, where it is not its number. */
  usedBy?(form: z.output<Form>): string
}

type OrderedNames<Fields> = { [Name in keyof Fields]: Fields[Name] extends { order: true } ? Name : never }[keyof Fields]
type OrderOf<Fields> = `${Extract<OrderedNames<Fields>, string> | 'id'}:${'asc' | 'desc'}`

/** The declaration of a resource: the columns of its list are those of its form, and their examples too. */
type Declaration<
  Name extends string,
  Form extends z.ZodObject,
  Given extends Columns,
  Sets extends string,
  Life extends ResourceLife,
> = Omit<
  Resource<Name, Form, RowOfColumns<Form, Given>, FieldsOfColumns<Given>, Sets, Life>,
  'row' | 'list' | 'example' | 'shownAt' | 'usedBy'
> & {
  /** Columns of the list in their order; id, version and state are in every row. */
  readonly columns: Given
  /** The field of the list that is the title of an item. */
  readonly title?: keyof FieldsOfColumns<Given> & string
  readonly search?: boolean
  // The order is narrowed here: narrowed in the interface, no declaration would be a `Resource`.
  readonly order: OrderOf<FieldsOfColumns<Given>>
  readonly example: z.input<Form>
  shownAt?(form: z.output<Form>, locale: string): string | null
  usedBy?(form: z.output<Form>): string
}

/** Makes a resource of its declaration: row, list fields and the example of a row are derived from the columns and the form. */
export function defineResource<
  const Name extends string,
  Form extends z.ZodObject,
  const Given extends Columns,
  Sets extends keyof z.output<Form> & string = never,
  const Life extends ResourceLife = 'immediate',
>({
  columns,
  title,
  search,
  order,
  example,
  ...declared
}: Declaration<Name, Form, Given, Sets, Life>): Resource<Name, Form, RowOfColumns<Form, Given>, FieldsOfColumns<Given>, Sets, Life> {
  const { row, fields, example: shown } = deriveColumns(declared.form, columns, example)
  return {
    ...declared,
    // The types say what is derived of each column.
    row: row as unknown as RowOfColumns<Form, Given>,
    list: { fields: fields as unknown as FieldsOfColumns<Given>, ...(title && { title }), ...(search && { search }), defaultOrder: order },
    example: { form: example, row: shown as z.input<z.ZodObject<RowOfColumns<Form, Given>>> },
  }
}

/** Anything that is filled in by a form. */
export interface FormKind {
  readonly form: z.ZodObject
}

/** Form of a resource once it is checked. */
export type FormOf<R extends FormKind> = z.output<R['form']>

/** Columns that a store gives for one row of the list. */
export type RowOf<R extends Resource> = z.output<z.ZodObject<R['row']>>
