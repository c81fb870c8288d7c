import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
import type { ResourceDescription } from '#schemas/admin/resources/resource-description.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Plan } from '#admin/publications/publication-types.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** One fact about who sees an item, and whether it keeps visitors from seeing it. */
export type VisibilityFact =
  | {
      readonly kind: 'draft' | 'offline' | 'trashed' | 'planned' | 'changed' | 'online' | 'immediate' | 'hidden' | 'approval'
      readonly at: string | null
    }
  | { readonly kind: 'language'; readonly locale: string }
  | { readonly kind: 'change'; readonly plan: Pick<Plan, 'plan' | 'state' | 'startsAt' | 'endsAt' | 'name' | 'heldFor'> }

/** Facts about the site that decide who sees an item. */
export interface VisibilityPlace {
  readonly locales: readonly string[]
  /** Another person than the one who changed an item publishes it. */
  readonly needsApproval?: boolean
  /** The planned changes of the item. */
  readonly plans?: readonly Plan[]
}

const stateFacts = { DRAFT: 'draft', TRASHED: 'trashed', PLANNED: 'planned', CHANGED: 'changed', PUBLISHED: 'online' } as const

/** Tells if pages in a language need the texts of an item in it: where one of them must be filled. */
export function isNeeded({ kind, children = [] }: FormField): boolean {
  return kind === 'locales' && children.some(({ isRequired }) => isRequired)
}

/** Languages of the site that an item has no texts in. */
export function missingLocales(
  form: ResourceItem['form'],
  { fields }: Pick<ResourceDescription, 'fields'>,
  locales: readonly string[],
): readonly string[] {
  const field = fields.find(isNeeded)
  const texts = field && ownValue(form, field.path)
  return isRecord(texts) ? locales.filter((locale) => !Object.hasOwn(texts, locale)) : []
}

type Shown = Pick<ResourceItem, 'state' | 'form' | 'publishedAt'>

function stateFact(
  { state, form, publishedAt: at }: Shown,
  { life, hiddenBy }: Pick<ResourceDescription, 'life' | 'hiddenBy'>,
): VisibilityFact {
  if (life === 'immediate' && state !== 'TRASHED')
    return { kind: hiddenBy !== null && ownValue(form, hiddenBy) === true ? 'hidden' : 'immediate', at }
  // An item that has a date of publication was seen before it went offline.
  return { kind: state === 'DRAFT' && at !== null ? 'offline' : stateFacts[state], at }
}

/** Tells why visitors see an item or do not: its state and dates, what is planned, who may publish it, then the languages that it lacks. */
export function visibilityFacts(
  item: Shown,
  resource: Pick<ResourceDescription, 'fields' | 'life' | 'hiddenBy'>,
  { locales, needsApproval = false, plans = [] }: VisibilityPlace,
): readonly VisibilityFact[] {
  const isWaiting = item.state === 'DRAFT' || item.state === 'CHANGED'
  return [
    stateFact(item, resource),
    ...plans.filter(({ state }) => state !== 'OVER').map((plan) => ({ kind: 'change' as const, plan })),
    ...(needsApproval && isWaiting && resource.life === 'published' ? [{ kind: 'approval' as const, at: null }] : []),
    ...missingLocales(item.form, resource, locales).map((locale) => ({ kind: 'language' as const, locale })),
  ]
}
