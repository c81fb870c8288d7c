import type { Expression, Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import { formTree, type FormField } from '#schemas/admin/resources/form-tree.ts'
import type { FormKind, FormOf, Resource, RowOf } from '#schemas/admin/resources/resource.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Reads and writes the forms of a resource, several at a time, as they are stored: every language, nothing resolved. */
export interface FormStore<R extends FormKind> {
  read(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<ReadonlyMap<number, FormOf<R>>>
  /** Stores forms under numbers that were taken before; a number without a row is a new item. */
  write(trx: Transaction<Tables>, siteId: number, forms: ReadonlyMap<number, FormOf<R>>): Promise<void>
  /** Lists the stored values of a field that begin with a text, in every language. The path is that of the form’s tree. */
  startingWith(db: Kysely<Tables>, siteId: number, path: string, start: string): Promise<string[]>
}

/** Where a resource is stored. `Found` is inferred from `select`, which therefore stands before `rows`. */
export interface Store<
  R extends Resource,
  Found extends { readonly id: number } = { readonly id: number },
  Joined = Tables,
  Names extends keyof Joined = never,
> {
  /** Its main table. */
  readonly table: keyof Tables
  /** The name of the main table in `select`. */
  readonly as: string
  /** True where an item of the trash keeps its row, with `deleted_at`, although the resource is `immediate`: other rows name it. */
  readonly keepsTrashedRow?: boolean
  /** Selects the rows of its list in every state. A query of its own: a flag on a visitor’s query would show drafts when forgotten. */
  select(db: Kysely<Tables>, scope: Scope): SelectQueryBuilder<Joined, Names, Found>
  /** SQL of the fields of its list; that of its title is in `items`. */
  fields(scope: Scope): { readonly [Name in keyof R['list']['fields']]?: Expression<unknown> }
  /** Fields whose column is never null. */
  readonly neverNull?: readonly (keyof R['list']['fields'] & string)[]
  /** Makes the columns of some rows. */
  rows(scope: Scope, found: readonly Found[]): Promise<RowOf<R>[]>
  readonly forms: FormStore<R>
  /** Lists the faults of a form that stop its publication, although a draft may have them. */
  stops?(form: FormOf<R>): readonly InvalidField[]
  /** Writes what follows from changed or erased items, such as the rows of `content_refs`, in the same transaction. */
  afterWrite?(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<void>
}

/** A resource with its store and the tree of its form, whichever it is. */
export interface StoredResource {
  readonly resource: Resource
  readonly store: Store<Resource>
  readonly tree: readonly FormField[]
}

/** Binds a resource to its store. */
export function implementResource<R extends Resource, Found extends { readonly id: number }, Joined, Names extends keyof Joined>(
  resource: R,
  store: Store<R, Found, Joined, Names>,
): StoredResource {
  return { resource, store, tree: formTree(resource.form) }
}
