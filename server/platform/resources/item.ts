import { isDeepStrictEqual } from 'node:util'
import type { FormOf, Resource } from '#schemas/admin/resources/resource.ts'
import type { ResourceState } from '#schemas/admin/resources/resource-states.ts'

/** A form of any resource. */
export type Form = FormOf<Resource>

/** Where an item stands beside the form that its tables hold. */
export interface ItemLife {
  readonly status: 'DRAFT' | 'PUBLISHED'
  /** ISO 8601, in UTC. */
  readonly publishedAt: string | null
  readonly isDeleted: boolean
  /** The form that waits for publication; null where it is the stored one. */
  readonly draft: Form | null
}

/** An item as it is stored. */
export interface Item {
  readonly id: number
  readonly version: number
  readonly form: Form
  readonly life: ItemLife
  /** True while a planned version lies over it: its tables hold that version, and not its form. */
  readonly isLaidOver: boolean
}

/** An item after a change, before it has its new version. */
export type NextItem = Omit<Item, 'version' | 'isLaidOver'>

/** A change of one item; `before` is null for a new one. */
export interface ItemPair {
  readonly before: Item | null
  readonly after: NextItem
}

/** Authorship of changes: the account, the act and the batch. */
export interface Change {
  readonly siteId: number
  /** The account; null for the program itself. */
  readonly by: number | null
  readonly act: string
  /** A UUID that all changes of one act share. */
  readonly batch: string
  /** Refuses an account that may not change what visitors see of a resource. */
  readonly requirePublish: (resource: Resource) => Promise<void>
}

/** State of an item at a moment, in milliseconds. */
export function stateOf({ status, publishedAt, isDeleted, draft }: ItemLife, now: number): ResourceState {
  if (isDeleted) return 'TRASHED'
  if (status === 'DRAFT') return 'DRAFT'
  if (publishedAt !== null && Date.parse(publishedAt) > now) return 'PLANNED'
  return draft === null ? 'PUBLISHED' : 'CHANGED'
}

/** An item with an edited form: a published one gets it as a draft, which waits for its publication. The published form itself waits for none. */
export function withEdits({ form, life }: Pick<Item, 'form' | 'life'>, edited: Form, resource: Resource): Pick<Item, 'form' | 'life'> {
  const isDrafted = resource.life === 'published' && life.status === 'PUBLISHED'
  if (!isDrafted) return { form: edited, life }
  return { form, life: { ...life, draft: isDeepStrictEqual(edited, form) ? null : edited } }
}

/** The form that an editor sees: the draft, where there is one. */
export function editedForm({ form, life }: Pick<Item, 'form' | 'life'>): Form {
  return life.draft ?? form
}

/** The instants of a publication. */
export interface PublicationTime {
  /** From when visitors see the item; null for now. */
  readonly at: string | null
  readonly now: number
  /** True: an item that is planned stays so. */
  readonly keepsPlan?: boolean
}

/** An item with its edited form published. One that visitors saw before keeps the date of that. */
export function withPublication(
  item: Pick<Item, 'form' | 'life'>,
  { at, now, keepsPlan = false }: PublicationTime,
): Pick<Item, 'form' | 'life'> {
  const { publishedAt: former } = item.life
  const preserved = former !== null && (keepsPlan || Date.parse(former) <= now) ? former : null
  const publishedAt = at ?? preserved ?? new Date(now).toISOString()
  return { form: editedForm(item), life: { ...item.life, status: 'PUBLISHED', publishedAt, draft: null } }
}
