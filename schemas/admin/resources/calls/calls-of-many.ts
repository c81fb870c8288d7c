import { z } from 'zod'
import { answeredFileSchema } from '#schemas/api/base/file-response.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import type { ErrorCode } from '#schemas/errors/errors.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { RightVerb } from '#schemas/admin/resources/rights.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { COUNTED_ITEMS, aimedItemSchema, batchSchema, countedShape, resourceGrammar, rowSchema, trashedSchema } from './item-shapes.ts'
import { resourceCall, type ResourceCall } from './resource-call.ts'

/** Most items that one act changes. */
export const ACT_ITEMS = 500

const doneExample = { done: 2, batch: '7f3c2f0e-6a56-4a83-9d53-0f6a1f2f6a11' }

interface ActParts {
  /** `write` unless said. */
  readonly right?: RightVerb
  readonly body: z.ZodObject
  readonly summary: string
  readonly example: unknown
  readonly errors?: readonly ErrorCode[]
}

function actCall(resource: Resource, act: string, parts: ActParts): ResourceCall {
  const { right = 'write', body, summary, example, errors = ['STALE_VERSION'] } = parts
  return resourceCall(resource, `many.${act}`, right, {
    ...{ method: 'POST', path: `/${resource.name}/many/${act}`, params: z.object({}), data: batchSchema, summary },
    ...{ errors, budget: 'adminBulk' },
    body: z.strictObject({ items: z.array(aimedItemSchema).min(1).max(ACT_ITEMS), with: body }),
    example: { params: {}, body: { items: [{ id: 5, version: 12 }], with: example }, data: doneExample },
  })
}

function listCall(resource: Resource): ResourceCall {
  const { name, words, life, example } = resource
  const head = { id: 5, version: 12, state: life === 'published' ? 'DRAFT' : 'PUBLISHED', deletedAt: null }
  return resourceCall(resource, 'list', 'read', {
    ...{ method: 'GET', path: `/${name}`, params: z.object({}), list: resourceGrammar(resource), errors: ['BAD_FILTER'] },
    data: z.object({ rows: z.array(rowSchema(resource)), ...countedShape }),
    summary: `${words.many.fr}, dans tous leurs états\u00a0; la corbeille à la demande. Leur nombre est compté jusqu’à ${COUNTED_ITEMS}\u00a0; au-delà, \`hasMore\` dit qu’il y en a plus.`,
    example: { params: {}, data: { rows: [{ ...head, ...example.row }], total: 1, hasMore: false } },
  })
}

/** Items that have no state leave their table for the trash: it has a list of its own. */
function trashCalls(resource: Resource): ResourceCall[] {
  const { name, words, life } = resource
  if (life === 'published') return []
  const sample = { id: 5, version: 12, title: words.one.fr, deletedAt: '2026-11-09T08:00:00Z' }
  const call = resourceCall(resource, 'trash', 'read', {
    ...{
      method: 'GET',
      path: `/${name}/trash`,
      params: z.object({}),
      list: { fields: {}, defaultOrder: 'id:desc' },
      errors: ['BAD_FILTER'],
    },
    data: z.object({ rows: z.array(trashedSchema), total: z.number().int().nonnegative() }),
    summary: `${words.many.fr}\u00a0: ce qui est à la corbeille, le plus récent d’abord.`,
    example: { params: {}, data: { rows: [sample], total: 1 } },
  })
  return [call]
}

function exportCall(resource: Resource): ResourceCall {
  const { name, words } = resource
  return resourceCall(resource, 'export', 'export', {
    ...{ method: 'GET', path: `/${name}/export`, params: z.object({}), errors: ['BAD_FILTER'], budget: 'adminBulk' },
    ...{ list: { ...resourceGrammar(resource), paged: false }, data: answeredFileSchema, file: 'text/csv' },
    summary: `${words.many.fr} que le filtre trouve, toutes, en CSV, avec les colonnes de la liste.`,
    example: { params: {}, data: { filename: `${name}-2026-11-27.csv`, bytes: new Uint8Array([239, 187, 191]) } },
  })
}

/** The fields of a form that can be set on many items, each of them optional. */
export function settableSchema({ form, sets = [] }: Resource) {
  return z.strictObject(Object.fromEntries(sets.map((key) => [key, ownValue(form.shape, key) as z.ZodType]))).partial()
}

function setCalls(resource: Resource): ResourceCall[] {
  const { words, sets = [], example } = resource
  const [first] = sets
  if (first === undefined) return []
  const summary = `${words.many.fr}\u00a0: donne les mêmes valeurs à plusieurs.`
  return [actCall(resource, 'set', { body: settableSchema(resource), summary, example: { [first]: ownValue(example.form, first) } })]
}

function mergeCalls(resource: Resource): ResourceCall[] {
  if (resource.isMerged !== true) return []
  const summary = `${resource.words.many.fr}\u00a0: fond plusieurs en une, dont leurs contenus prennent le nom. Refusé tant que d’autres contenus les nomment.`
  return [
    actCall(resource, 'merge', {
      body: z.strictObject({ into: rowIdSchema }),
      summary,
      example: { into: 6 },
      errors: ['STALE_VERSION', 'IN_USE'],
    }),
  ]
}

function publishCalls(resource: Resource): ResourceCall[] {
  if (resource.life === 'immediate') return []
  const summary = `${resource.words.many.fr}\u00a0: en publie plusieurs, immédiatement.`
  return [actCall(resource, 'publish', { right: 'publish', body: z.strictObject({}), summary, example: {} })]
}

const removal = z.strictObject({ used: z.number().int().nonnegative().optional() })

/** Derives the calls on the list of a resource and on several of its items. */
export function callsOfMany(resource: Resource): ResourceCall[] {
  const { words } = resource
  const trash = `${words.many.fr}\u00a0: met plusieurs à la corbeille.`
  return [
    listCall(resource),
    ...trashCalls(resource),
    exportCall(resource),
    ...setCalls(resource),
    ...mergeCalls(resource),
    ...publishCalls(resource),
    actCall(resource, 'remove', { body: removal, summary: trash, example: {}, errors: ['STALE_VERSION', 'IN_USE'] }),
    actCall(resource, 'restore', {
      body: z.strictObject({}),
      summary: `${words.many.fr}\u00a0: en sort plusieurs de la corbeille.`,
      example: {},
    }),
  ]
}
