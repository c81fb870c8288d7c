import { filterNames, type ListQuery } from '#schemas/api/base/list-grammar.ts'
import { productList } from '#schemas/api/shop/product-calls.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

const allowed = filterNames(listGrammarOf(productList))

/** Refuses a list that is narrowed by a kind that a site does not have: each site decides which there are, so that no grammar knows them. */
export function requireKinds({ filters }: ListQuery, kinds: ReadonlyMap<string, unknown>): void {
  const requested = filters.flatMap((filter) => (filter.kind === 'enum' && filter.field === 'kind' ? filter.value : []))
  if (requested.some((value) => !kinds.has(value))) throw new ApiError('BAD_FILTER', { field: 'kind', allowed })
}
