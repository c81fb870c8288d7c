import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { Json } from '#schemas/generated/content.ts'
import { nameOf } from './form-fields.ts'
import { emptyValue, type ItemForm } from './resource-store.ts'

/** The empty value of a field, with those below it. */
function blankOf(field: FormField): Json {
  return field.kind === 'group' ? blankFields(field.children ?? []) : emptyValue(field)
}

function blankFields(fields: readonly FormField[]): ItemForm {
  return Object.fromEntries(fields.map((field) => [nameOf(field), blankOf(field)]))
}

/** The empty texts of one language. */
export function blankLocale({ children = [] }: FormField): Json {
  const [only] = children
  return only && nameOf(only) === '*' ? emptyValue(only) : blankFields(children)
}

/** The form of a new item: everything empty, with the texts of one language. */
export function blankForm(fields: readonly FormField[], locale: string): ItemForm {
  return Object.fromEntries(
    fields.map((field) => [nameOf(field), field.kind === 'locales' ? { [locale]: blankLocale(field) } : blankOf(field)]),
  )
}
