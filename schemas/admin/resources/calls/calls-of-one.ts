import { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { knowingUses } from '#schemas/admin/reference-calls.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { RightVerb } from '#schemas/admin/resources/rights.ts'
import { changeSchema, itemSchema, itemVersionSchema } from './item-shapes.ts'
import { resourceCall, type ResourceCall } from './resource-call.ts'

const byId = z.object({ id: rowIdSchema })
const params = { id: 5 }
const versionInPath = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(itemVersionSchema)

function sampleItem({ life, example }: Resource) {
  const state = life === 'published' ? 'DRAFT' : 'PUBLISHED'
  return { ...{ id: 5, version: 12, state }, form: example.form, published: null, publishedAt: null, address: null }
}

const sampleChange = {
  version: 12,
  act: 'update',
  at: '2026-11-09T08:00:00Z',
  by: 'Zoé Martin',
  byId: 7,
  changed: ['texts.fr_FR.title'],
  batch: null,
  isAlone: true,
}

type Given = Omit<Partial<CallDefinition>, 'example'> & { readonly example?: Partial<CallDefinition['example']> }

/** Makes the calls on one item. A change names the version that was read. */
function makerOf(resource: Resource) {
  const sample = sampleItem(resource)
  return (verb: string, right: RightVerb, summary: string, { example, ...given }: Given = {}): ResourceCall => {
    const method = given.method ?? 'POST'
    const isChange = method !== 'GET'
    return resourceCall(resource, verb, right, {
      ...{ method, path: `/${resource.name}/{id}/${verb}`, params: byId, data: itemSchema(resource), summary },
      ...(isChange && { versioned: true, errors: ['STALE_VERSION'] as const }),
      ...given,
      example: { params, data: sample, ...example },
    })
  }
}

function removeCall({ name, words, usedAs }: Resource, of: ReturnType<typeof makerOf>): ResourceCall {
  const path = `/${name}/{id}` as const
  const summary = `Met ${words.one.fr} à la corbeille, pour 30 jours.`
  if (usedAs === undefined) return of('remove', 'write', summary, { method: 'DELETE', path })
  return of('remove', 'write', `${summary} Refusé si plus d’endroits s’en servent que «\u202fused\u202f» n’en dit.`, {
    ...knowingUses(byId, { kind: usedAs, id: 'id' }),
    ...{ method: 'DELETE', path, errors: ['STALE_VERSION', 'IN_USE'] as const },
  })
}

function publishingCalls(resource: Resource, of: ReturnType<typeof makerOf>): ResourceCall[] {
  const { one } = resource.words
  return [
    of('publish', 'publish', `Publie ${one.fr}, immédiatement ou à un moment donné.`, {
      body: z.strictObject({ at: instantSchema.nullable() }),
      example: { body: { at: null } },
    }),
    of('unpublish', 'publish', `Retire ${one.fr} du site sans l’effacer.`),
    of('discard', 'write', `Abandonne les changements qui ne sont pas publiés.`),
  ]
}

/** Derives the calls on one item of a resource. */
export function callsOfOne(resource: Resource): ResourceCall[] {
  const of = makerOf(resource)
  const { name, form, life, example } = resource
  const { one } = resource.words
  const path = `/${name}/{id}` as const
  const sample = sampleItem(resource)
  return [
    of('read', 'read', `Lit ${one.fr} dans toutes ses langues, avec ses changements non publiés.`, { method: 'GET', path }),
    resourceCall(resource, 'create', 'write', {
      ...{ method: 'POST', path: `/${name}`, params: z.object({}), body: form, data: itemSchema(resource), status: 201, idempotent: true },
      summary: `Crée ${one.fr}.`,
      example: { params: {}, body: example.form, data: sample },
    }),
    of('update', 'write', `Change ${one.fr}\u00a0; l’en-tête If-Match porte la version lue.`, {
      ...{ method: 'PUT', path, body: form },
      example: { body: example.form },
    }),
    of('duplicate', 'write', `Copie ${one.fr}.`, { status: 201, idempotent: true }),
    removeCall(resource, of),
    of('restore', 'write', `Sort ${one.fr} de la corbeille.`),
    of('erase', 'erase', `Efface ${one.fr} pour toujours, avec son historique.`, { data: z.null(), example: { data: null } }),
    of('history', 'read', `Dit ce qui a changé, quand et par qui, le plus récent d’abord.`, {
      ...{ method: 'GET', data: z.object({ changes: z.array(changeSchema) }) },
      example: { data: { changes: [sampleChange] } },
    }),
    of('at', 'read', `Lit une version passée.`, {
      ...{ method: 'GET', path: `${path}/history/{version}`, data: z.object({ form }) },
      params: z.object({ id: rowIdSchema, version: versionInPath }),
      example: { params: { id: 5, version: '12' }, data: { form: example.form } },
    }),
    ...(life === 'published' ? publishingCalls(resource, of) : []),
  ]
}
