import { z } from 'zod'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import type { Resource, FormOf, RowOf } from '#schemas/admin/resources/resource.ts'
import { resourceStates, type ResourceState } from '#schemas/admin/resources/resource-states.ts'

/** Version of an item: a number that no other version of any item has. */
export const itemVersionSchema = z.number().int().nonnegative().max(2_147_483_647)

/** An item that an act is meant for, in the version that was read. */
export const aimedItemSchema = z.strictObject({ id: rowIdSchema, version: itemVersionSchema })

/** An item that an act is meant for, in the version that was read. */
export type AimedItem = z.output<typeof aimedItemSchema>

/** Answer of an act on several items: their number, and the batch by which the act is undone. */
export const batchSchema = z.object({ done: z.number().int(), batch: z.uuid() })

/** Answer of an act on several items. */
export type BatchDone = z.output<typeof batchSchema>

/** One change of an item: its version, act, moment, author with the number of their account, and the paths of the fields that it changed. `isAlone`: its act changed no other item. */
export const changeSchema = z.object({
  version: itemVersionSchema,
  act: z.string(),
  at: instantSchema,
  by: z.string().nullable(),
  byId: rowIdSchema.nullable(),
  changed: z.array(z.string()),
  batch: z.uuid().nullable(),
  isAlone: z.boolean(),
})

/** One change of an item. */
export type ItemChange = z.output<typeof changeSchema>

/** An item in the trash: its title and the moment when it was put there. */
export const trashedSchema = z.strictObject({ id: rowIdSchema, version: itemVersionSchema, title: z.string(), deletedAt: instantSchema })

/** An item in the trash. */
export type TrashedItem = z.output<typeof trashedSchema>

const head = { id: rowIdSchema, version: itemVersionSchema, state: z.enum(resourceStates) }

/** The schema of an item as it is edited, with what the site shows where that differs, and its address. */
export function itemSchema<Form extends z.ZodObject>({ form }: { readonly form: Form }) {
  const seen = { published: form.nullable(), publishedAt: instantSchema.nullable(), address: z.string().nullable() }
  return z.object({ ...head, form, ...seen, isShown: z.boolean().optional() })
}

/** An item as it is edited. */
export interface ResourceItem<R extends Resource = Resource> {
  readonly id: number
  readonly version: number
  readonly state: ResourceState
  readonly form: FormOf<R>
  /** Form that the site shows, where it is another one. */
  readonly published: FormOf<R> | null
  readonly publishedAt: string | null
  readonly address: string | null
  /** Visitors see the item by what uses it, so that its changes take the right to publish. Answered by `read` alone, of resources that are seen by use. */
  readonly isShown?: boolean | undefined
}

/** The schema of a row of the list of a resource. */
export function rowSchema({ row }: Resource) {
  return z.strictObject({ ...head, deletedAt: instantSchema.nullable(), ...row })
}

/** A row of the list of a resource. */
export type ResourceRow<R extends Resource = Resource> = RowOf<R> & {
  readonly id: number
  readonly version: number
  readonly state: ResourceState
  /** Moment of the trash; null for what is not there. */
  readonly deletedAt: string | null
}

/** Items up to which a list is counted. Of a longer one the list says that there are more. */
export const COUNTED_ITEMS = 10_000

/** Number of the items that a list finds. `hasMore`: there are more than `total`, which were not counted. */
export const countedShape = { total: z.number().int().nonnegative(), hasMore: z.boolean() }

/** The list grammar of a resource: its own fields, and the states of its items. */
export function resourceGrammar({ list }: Resource): ListGrammar {
  return { ...list, fields: { ...list.fields, state: { kind: 'enum', options: resourceStates } } }
}
