import { z } from 'zod'

import { defineCall, type CallRole } from '#schemas/api/base/define-call.ts'
import type { Translations } from '#schemas/errors/translations.ts'
import { changeSchema, itemSchema, itemVersionSchema } from './item-shapes.ts'

interface Declared<Form extends z.ZodObject> {
  readonly form: Form
  readonly example: { readonly form: z.input<Form> }
}

interface SingleItem<Name extends string, Form extends z.ZodObject> {
  readonly resource: Declared<Form> & { readonly name: Name }
  /** Path of a field that the example of the history names. */
  readonly changed: string
  /** Strings of the form are stored as they were sent. */
  readonly verbatim?: true
  readonly message: Translations
  /** French summaries of the calls. */
  readonly summaries: { readonly update: string; readonly history: string; readonly at: string }
}

const own = { role: 'A' satisfies CallRole, cache: 'N' } as const
const params = z.object({})
const VERSION = 12
const versionInAddress = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(itemVersionSchema)

/** The shape and the example of the item of a resource that each site has once, under the number of the site. */
export function singleItem<Form extends z.ZodObject>(resource: Declared<Form>) {
  const { form } = resource.example
  const example = { id: 37, version: VERSION, state: 'PUBLISHED' as const, form, published: null, publishedAt: null, address: null }
  return { item: itemSchema(resource), example: example as z.input<ReturnType<typeof itemSchema<Form>>> }
}

/** Makes the calls that change a resource that each site has once, list its changes and read an earlier version. */
export function singleItemCalls<const Name extends string, Form extends z.ZodObject>({
  resource,
  changed,
  verbatim,
  message,
  summaries,
}: SingleItem<Name, Form>) {
  const { form } = resource.example
  const { item, example } = singleItem(resource)
  const path = `/${resource.name}` as const
  const change = {
    version: VERSION,
    act: 'update',
    at: '2026-11-09T08:00:00Z',
    by: 'Zoé Martin',
    byId: 7,
    changed: [changed],
    batch: null,
    isAlone: true,
  }
  const update = defineCall({
    ...own,
    name: `${resource.name}.update`,
    method: 'PUT',
    path,
    params,
    body: resource.form,
    data: item,
    budget: 'adminWrite',
    versioned: true,
    ...(verbatim && { verbatim }),
    message,
    errors: ['STALE_VERSION'],
    summary: summaries.update,
    example: { params: {}, body: form, data: example },
  })
  const history = defineCall({
    ...own,
    name: `${resource.name}.history`,
    method: 'GET',
    path: `${path}/history`,
    params,
    data: z.object({ changes: z.array(changeSchema) }),
    errors: [],
    summary: summaries.history,
    example: { params: {}, data: { changes: [change] } },
  })
  const at = defineCall({
    ...own,
    name: `${resource.name}.at`,
    method: 'GET',
    path: `${path}/history/{version}`,
    params: z.object({ version: versionInAddress }),
    data: z.object({ form: resource.form }),
    errors: [],
    summary: summaries.at,
    example: { params: { version: String(VERSION) }, data: { form } as z.input<z.ZodObject<{ form: Form }>> },
  })
  return [update, history, at] as const
}
