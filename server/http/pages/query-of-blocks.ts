import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { collectNeeds } from '#engine/needs/collect-needs.ts'
import type { NeedContext } from '#engine/registry/needs.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { pageForms } from '#server/http/page-forms/page-forms.ts'

type Query = NeedContext['query']

const leadingForms = Object.values(pageForms).filter(({ leadsOn }) => leadsOn === true)
const leadingTypes: ReadonlySet<string> = new Set(leadingForms.flatMap(({ blocks }) => blocks))

/** A view of a query that notes each name that is looked up in it. */
function recorded(query: Query, names: Set<string>): Query {
  return new Proxy(query, {
    get: (all, name) => (typeof name === 'string' && names.add(name) && Object.hasOwn(all, name) ? all[name] : undefined),
    has: (all, name) => typeof name === 'string' && names.add(name) && Object.hasOwn(all, name),
    ownKeys: (all) => {
      for (const name of Object.keys(all)) names.add(name)
      return Reflect.ownKeys(all)
    },
  })
}

/**
 * The part of a query that the blocks of a page and its shell read: the names that their data needs look up, and the place that a form leads on to.
 * Views are given this part alone, so two queries with the same part make the same page.
 */
export function queryOfBlocks(registry: Registry, blocks: readonly Block[], context: NeedContext): Query {
  const given = Object.entries(context.query)
  if (given.length === 0) return context.query
  const names = new Set<string>()
  const needs = collectNeeds(registry, blocks, { ...context, query: recorded(context.query, names) })
  for (const { pagedBy } of needs) if (pagedBy !== undefined) names.add(pagedBy)
  walkBlocks(blocks, ({ type }) => {
    if (leadingTypes.has(type)) names.add('target')
  })
  return Object.fromEntries(given.filter(([name]) => names.has(name)))
}
