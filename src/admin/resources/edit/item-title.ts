import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { allFields } from '#schemas/admin/resources/form-paths.ts'
import { readPath } from '#domain/resources/merge-forms.ts'

/** The title of a form: its first line of text in the first language; empty where none is written. */
export function itemTitle(form: unknown, { fields }: Pick<ResourceDescription, 'fields'>, locale: string): string {
  const field = allFields(fields).find(({ kind }) => kind === 'line')
  const value = field && readPath(form, field.path.replaceAll('*', locale))
  return typeof value === 'string' ? value.trim() : ''
}
