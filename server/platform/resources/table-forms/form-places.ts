import type { FormKind, FormOf } from '#schemas/admin/resources/resource.ts'
import { formTree, type FormField } from '#schemas/admin/resources/form-tree.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type TableName = keyof Tables

/** Where the fields of a form are stored: a column of the main table each, texts in a table by language. */
export interface FormPlaces<R extends FormKind> {
  readonly table: TableName
  /** The field whose values are rows of a table by locale. */
  readonly texts?: { readonly field: keyof FormOf<R> & string; readonly table: TableName; readonly key: string }
}

/** A field of a form and its column. */
export interface ColumnField {
  readonly key: string
  readonly column: string
  readonly field: FormField
}

/** The last segment of the path of a field. */
function keyOf({ path }: FormField): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/** The column of a field: that of `imageId` is `image_id`. */
export function columnOf(field: FormField): string {
  return keyOf(field).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function columnFields(fields: readonly FormField[]): ColumnField[] {
  return fields.map((field) => ({ key: keyOf(field), column: columnOf(field), field }))
}

/** The columns of a form in its main table and in its table of texts. */
export interface FormColumns {
  readonly main: readonly ColumnField[]
  readonly texts: readonly ColumnField[]
}

/** Reads from the declaration which fields of a form are columns. */
export function formColumns<R extends FormKind>({ form }: R, { texts }: FormPlaces<R>): FormColumns {
  const tree = formTree(form)
  const words = tree.find(({ path }) => path === texts?.field)
  return { main: columnFields(tree.filter(({ path }) => path !== texts?.field)), texts: columnFields(words?.children ?? []) }
}
