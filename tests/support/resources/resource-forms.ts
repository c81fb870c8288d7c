import { allFields, valuesAt } from '#schemas/admin/resources/form-paths.ts'
import { formTree } from '#schemas/admin/resources/form-tree.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'

type Form = ResourceItem['form']

/** Fields of the form of a resource, those below others too. */
export const fieldsOf = ({ form }: Resource) => allFields(formTree(form))

let made = 0

/** Puts a value at a path that exists. */
export function withValue(form: Form, path: string, value: unknown): Form {
  const copy = structuredClone(form)
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const owner = steps.reduce<Record<string, unknown>>((held, step) => held[step] as Record<string, unknown>, copy)
  owner[last] = value
  return copy
}

/** The example of a resource under addresses that no other item has. */
export function newForm(resource: Resource): Form {
  made += 1
  return fieldsOf(resource)
    .filter(({ kind }) => kind === 'slug')
    .flatMap(({ path }) => valuesAt(resource.example.form, path))
    .reduce((form, { path, value }) => withValue(form, path, `${String(value)}-x${made}y`), structuredClone<Form>(resource.example.form))
}

/** The form with another first text, and the path of that text. */
export function changedForm(resource: Resource, form: Form, end = ' bis'): { readonly form: Form; readonly path: string } {
  const field = fieldsOf(resource).find(
    ({ kind, fixed, path }) => ['line', 'text'].includes(kind) && !fixed && valuesAt(form, path).length > 0,
  )
  const [placed] = field ? valuesAt(form, field.path) : []
  if (!placed) throw new Error(`${resource.name} has no text to change`)
  return { form: withValue(form, placed.path, `${String(placed.value)}${end}`), path: placed.path }
}
