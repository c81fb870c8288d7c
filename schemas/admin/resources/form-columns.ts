import { z } from 'zod'
import type { FieldKind as ListKind, ListField } from '#schemas/api/base/list-grammar.ts'
import { imageExample, imageSchema, type Image } from '#schemas/api/base/image.ts'
import { instantSchema, tagSchema } from '#schemas/api/base/scalars.ts'
import type { FieldKind } from './field-meta.ts'
import { allFields, valuesAt } from './form-paths.ts'
import { formTree, type FormField } from './form-tree.ts'

/** Use of a column by its list: it is shown alone, or filters, orders, or both. */
type ColumnUse = 'shown' | 'filter' | 'order' | 'both'

/** A column that shows no field of the form as it is. What it leaves out is that of its field. */
interface OwnColumn {
  readonly schema?: z.ZodType
  readonly list?: ListField
  readonly example?: unknown
}

/** The columns of a list in their order. */
export type Columns = Readonly<Record<string, ColumnUse | OwnColumn>>

type Tag = z.output<typeof tagSchema>
/** A value in a list: that of one language, and tags with their labels. */
type Shown<Value> = Value extends readonly string[] ? Tag[] : Value extends Readonly<Record<string, infer Each>> ? Each : Value
type TextsOf<Form> = Form extends { readonly texts: Readonly<Record<string, infer Texts>> } ? Texts : never
type FieldValue<Form, Name extends string> = Name extends keyof Form
  ? Shown<Form[Name]>
  : `${Name}s` extends keyof Form
    ? Shown<Form[`${Name}s`]>
    : `${Name}Id` extends keyof Form
      ? Image | null
      : Name extends keyof TextsOf<Form>
        ? TextsOf<Form>[Name]
        : Name extends 'publishedAt'
          ? string | null
          : never

/** The schemas of the columns of a list: those that the declaration gives, else those of the fields. */
export type RowOfColumns<Form extends z.ZodObject, Given extends Columns> = {
  readonly [Name in keyof Given & string]: Given[Name] extends { readonly schema: infer Schema extends z.ZodType }
    ? Schema
    : z.ZodType<FieldValue<z.output<Form>, Name>>
}

/** The fields of a list that filter or order it. */
export type FieldsOfColumns<Given extends Columns> = {
  readonly [
    Name in keyof Given & string as Given[Name] extends Exclude<ColumnUse, 'shown'> | { readonly list: ListField } ? Name : never
  ]: Given[Name] extends 'order' | 'both' | { readonly list: { readonly order: true } } ? ListField & { readonly order: true } : ListField
}

const lastStep = (path: string): string => path.split('.').findLast((step) => step !== '*') ?? path

/** The field that a column shows: of the same name, of its plural for languages, or of its number. */
export function fieldOfColumn(key: string, fields: readonly FormField[]): FormField | undefined {
  const named = (name: string) => fields.find(({ path, kind }) => lastStep(path) === name && kind !== 'locales')
  return named(key) ?? named(`${key}s`) ?? named(`${key}Id`)
}

const kinds: Readonly<Partial<Record<FieldKind, readonly [ListKind, z.ZodType]>>> = {
  ...{ line: ['text', z.string()], text: ['text', z.string()], html: ['text', z.string()], slug: ['text', z.string()] },
  ...{ link: ['text', z.string()], number: ['number', z.number().int()], money: ['number', z.number().int()] },
  ...{ switch: ['boolean', z.boolean()], instant: ['instant', instantSchema], tags: ['tags', z.array(tagSchema)] },
}

const MOMENT = '2026-11-09T08:00:00Z'

interface FieldColumn {
  readonly schema: z.ZodType
  readonly list: ListField
  readonly example: unknown
}

/** Moment of publication, which is no field of a form. */
const published: FieldColumn = { schema: instantSchema.nullable(), list: { kind: 'instant' }, example: MOMENT }

function choiceColumn({ options = {} }: FormField, example: unknown): FieldColumn {
  const values = Object.keys(options)
  return { schema: z.enum(values), list: { kind: 'enum', options: values }, example }
}

function columnOfField(field: FormField, form: unknown): FieldColumn | undefined {
  const value = valuesAt(form, field.path)[0]?.value
  if (field.kind === 'image') return { schema: imageSchema.nullable(), list: { kind: 'number' }, example: imageExample }
  if (field.kind === 'select') return choiceColumn(field, value)
  const [kind, schema] = kinds[field.kind] ?? []
  if (!kind || !schema) return undefined
  const example = Array.isArray(value) ? (value as readonly unknown[]).map((tag) => ({ value: tag, label: tag })) : value
  return { schema: field.isRequired || field.kind === 'switch' ? schema : schema.nullable(), list: { kind }, example }
}

const usesOfFields: Readonly<Record<Exclude<ColumnUse, 'shown'>, Omit<ListField, 'kind'>>> = {
  ...{ filter: {}, order: { filter: false, order: true }, both: { order: true } },
}

/** Derives what a list has of its columns from the fields of the form and its example. */
export function deriveColumns(form: z.ZodObject, columns: Columns, example: unknown) {
  const fields = allFields(formTree(form))
  const derived = Object.entries(columns).map(([key, given]) => {
    const field = fieldOfColumn(key, fields)
    const own = typeof given === 'string' ? {} : given
    const shown = (field && columnOfField(field, example)) ?? (key === 'publishedAt' ? published : undefined)
    const { schema, example: value } = { ...shown, ...own }
    if (!schema) throw new Error(`the column ${key} shows no field of the form: give its schema`)
    const use = typeof given === 'string' && given !== 'shown' ? { ...shown?.list, ...usesOfFields[given] } : undefined
    return { key, schema, value, list: own.list ?? use, isOwn: own.list !== undefined }
  })
  return {
    row: Object.fromEntries(derived.map(({ key, schema }) => [key, schema])),
    // Fields that the declaration gives come after those of the form.
    fields: Object.fromEntries(
      derived.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn)).flatMap(({ key, list }) => (list ? [[key, list]] : [])),
    ),
    example: Object.fromEntries(derived.map(({ key, value }) => [key, value])),
  }
}
