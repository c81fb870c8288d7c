import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { resourceGrammar } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ResourceState } from '#schemas/admin/resources/resource-states.ts'
import type { ListFilter, ListGrammar, ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { containsEachWord, filterCondition } from '#server/platform/lists/list-filter-sql.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import { ownValue } from '#schemas/names/own-value.ts'

type Condition = RawBuilder<SqlBool>

/** How the numbers of the items of a page are found: from their own table (`x`), from `items`, or from both. */
export interface ItemPlan {
  readonly columns: ListColumns
  readonly readsTable: boolean
  readonly readsItems: boolean
}

const has = (condition: RawBuilder<unknown>): Condition => sql<SqlBool>`(${condition})`

/** Conditions of the states, which exclude one another; equal to `stateOf`. */
function stateConditions({ resource, store }: StoredResource, { site }: Scope): Readonly<Record<ResourceState, Condition>> {
  const own = (column: string) => sql.ref(`${store.as}.${column}`)
  const isThere = sql`${own('deleted_at')} is null`
  const isPublished = sql`${isThere} and ${own('status')} = 'PUBLISHED'`
  const drafted = sql`select c.id from items c where c.site_id = ${site.id} and c.kind = ${resource.name} and c.draft is not null`
  const isLater = sql`(${own('published_at')} is not null and ${own('published_at')} > now())`
  return {
    TRASHED: has(sql`${own('deleted_at')} is not null`),
    DRAFT: has(sql`${isThere} and ${own('status')} = 'DRAFT'`),
    PLANNED: has(sql`${isPublished} and ${isLater}`),
    CHANGED: has(sql`${isPublished} and not ${isLater} and ${own('id')} = any(array(${drafted}))`),
    PUBLISHED: has(sql`${isPublished} and not ${isLater} and ${own('id')} not in (${drafted})`),
  }
}

function ofStates(stored: StoredResource, scope: Scope, filter: ListFilter): Condition {
  const requested = filter.value as readonly ResourceState[]
  const isMeant = (state: ResourceState): boolean => requested.includes(state) === (filter.operator === 'eq')
  // An immediate item has one state; in the trash it has no row.
  if (stored.resource.life === 'immediate') return isMeant('PUBLISHED') ? sql<SqlBool>`true` : sql<SqlBool>`false`
  const meant = Object.entries(stateConditions(stored, scope)).filter(([state]) => isMeant(state as ResourceState))
  return meant.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(
        meant.map(([, condition]) => condition),
        sql` or `,
      )})`
}

/** A condition on a text. That it is another one is found by the folded text, which has an index. */
function ofText(column: Expression<unknown>, filter: ListFilter): Condition {
  const condition = filterCondition(column, filter)
  const isSame = filter.operator === 'eq' && typeof filter.value === 'string'
  return isSame ? sql<SqlBool>`(fold(${column}) = fold(${filter.value}) and ${condition})` : condition
}

function conditionsOf(
  { stored, scope, grammar }: { readonly stored: StoredResource; readonly scope: Scope; readonly grammar: ListGrammar },
  fields: Readonly<Record<string, Expression<unknown>>>,
): NonNullable<ListColumns['conditions']> {
  const texts = Object.entries(grammar.fields).flatMap(([name, { kind }]) => {
    const column = ownValue(fields, name)
    return kind === 'text' && column ? [[name, (filter: ListFilter) => ofText(column, filter)] as const] : []
  })
  return { ...Object.fromEntries(texts), state: (filter) => ofStates(stored, scope, filter) }
}

/** The fields that a query orders and filters by. */
function fieldsOfQuery({ orderBy, filters }: ListQuery): string[] {
  return [...orderBy, ...filters].map(({ field }) => field)
}

/** Plans how the numbers of a page are found: by indexes of the tables that the query names, and of no other. */
export function planItems(stored: StoredResource, scope: Scope, query: ListQuery): ItemPlan {
  const { resource, store } = stored
  const { title } = resource.list
  const grammar = resourceGrammar(resource)
  const requestedFields = fieldsOfQuery(query)
  const readsItems = query.search.length > 0 || (title !== undefined && requestedFields.includes(title))
  const readsTable =
    !readsItems ||
    requestedFields.some((field) => field !== title && field !== 'id' && !(field === 'state' && resource.life === 'immediate'))
  const fields = { ...store.fields(scope), ...(title !== undefined && { [title]: sql.ref('i.title') }), state: sql`'PUBLISHED'` }
  const words = sql.ref('i.words')
  const columns: ListColumns = {
    id: sql.ref(readsTable ? `${store.as}.id` : 'i.id'),
    fields,
    conditions: conditionsOf({ stored, scope, grammar }, fields),
    neverNull: [...(store.neverNull ?? []), ...(title === undefined ? [] : [title])],
    search: { says: (text) => containsEachWord(words, text), folded: words, language: sql`${scope.locale}::text` },
  }
  return { columns, readsTable, readsItems }
}
