import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { StateKind } from '#kit/feedback/State.tsx'
import { editAddress, sectionAddress, shellAddress, siteAddress } from '#admin/pages/page-address.ts'
import { addressOfOne, itemAddresses } from '#admin/resources/item-address.ts'
import { describedAppearance, findResource } from '#admin/resources/resource-list.ts'
import { agreementOf } from '#admin/resources/texts/resource-words.ts'
import { languageName } from '#admin/texts/language-name.ts'
import type { PanelText } from '#admin/texts/use-panel-text.ts'

/** A document that waits for its publication. */
export type WaitingDocument = AdminCallData['publication.waiting']['documents'][number]

/** An item of a resource that waits for its publication. */
export type WaitingItem = AdminCallData['publication.waiting']['items'][number] & { readonly kind: 'item' }

/** A document or an item that waits for its publication. */
export type Waiting = WaitingDocument | WaitingItem

/** A planned version. */
export type Plan = AdminCallData['plan.list'][number]

/** The document or the item of a planned version. */
export function placeOfPlan({ kind, resource, id, locale }: Plan): Place {
  return kind === 'item' ? { kind, resource: resource ?? '', id } : { kind, id, locale }
}

/** A publication of one document, or of several with items together. */
export type PublicationAct = AdminCallData['publication.list']['acts'][number]

type DocumentPlace = Pick<WaitingDocument, 'kind' | 'id' | 'locale'>
type ItemPlace = Pick<WaitingItem, 'kind' | 'resource' | 'id'>

/** A document in one language, or an item of a resource. */
export type Place = DocumentPlace | ItemPlace

type Titled = { readonly title: string }

/** Everything that waits, as one list: documents, then items. */
export function everythingOf({ documents, items }: AdminCallData['publication.waiting']): readonly Waiting[] {
  return [...documents, ...items.map((item) => ({ ...item, kind: 'item' as const }))]
}

/** A document in one language, or an item, as one text. */
export const keyOf = (place: Place): string =>
  place.kind === 'item' ? `${place.kind} ${place.resource} ${place.id}` : `${place.kind} ${place.id} ${place.locale}`

/** The name of a document or an item: its title, or that of its kind. */
export function nameOf(
  { kind, title, resource }: Pick<Place, 'kind'> & Titled & { readonly resource?: string | null },
  text: PanelText,
): string {
  if (kind === 'shell' || kind === 'menu') return text(`panel.publish.${kind}`)
  if (resource === describedAppearance.name) return describedAppearance.words.many.fr
  return title.trim() === '' ? text('panel.list.untitled') : title
}

/** The address of the screen where something is changed. */
export function changeAddress(place: Place): string {
  if (place.kind === 'item') {
    const addresses = itemAddresses(place.resource)
    return addresses ? addressOfOne(addresses, place.id) : `/${place.resource}/${place.id}`
  }
  const { kind, id, locale } = place
  if (kind === 'page') return editAddress(id, locale)
  if (kind === 'section') return sectionAddress(id, locale)
  return kind === 'shell' ? shellAddress(id, locale) : '/pages'
}

/** The line under the name of a document: its address, its language. `locales` are those of the site, the default one first. */
export function placeOf({ url, locale }: { readonly url: string | null; readonly locale: string }, locales: readonly string[]): string {
  const parts = [
    ...(url === null ? [] : [siteAddress({ url, locale }, locales)]),
    ...(locales.length === 1 ? [] : [languageName(locale).toLowerCase()]),
  ]
  return parts.join(' · ')
}

/** The line under the name of a planned version: the address of a document, the kind of an item. */
export function whereOfPlan(plan: Plan, locales: readonly string[]): string {
  if (plan.kind === 'item') return findResource(plan.resource ?? '')?.words.many.fr ?? ''
  return placeOf(plan, locales)
}

/** The line under the name of what waits: the address of a document, the kind of an item. */
export function whereOf(waiting: Waiting, locales: readonly string[]): string {
  if (waiting.kind === 'item') return findResource(waiting.resource)?.words.many.fr ?? waiting.resource
  return placeOf(waiting, locales)
}

const itemStandings = { DRAFT: 'NEVER', PLANNED: 'PLANNED', CHANGED: 'ONLINE', PUBLISHED: 'ONLINE', TRASHED: 'OFFLINE' } as const

/** The state of what waits: what stops it comes first. `agreement` is that of its word. */
export function stateOf(waiting: Waiting) {
  const standing = waiting.kind === 'item' ? itemStandings[waiting.state] : waiting.standing
  const resource = waiting.kind === 'item' ? findResource(waiting.resource) : undefined
  const agreement = resource === undefined ? 'f' : agreementOf(resource)
  if (waiting.kind !== 'item' && waiting.issues.length > 0) return { kind: 'broken' as StateKind, key: 'FAULTY' as const, agreement }
  const kind: StateKind = standing === 'ONLINE' ? 'modified' : standing === 'PLANNED' ? 'planned' : 'draft'
  return { kind, key: standing, agreement }
}
