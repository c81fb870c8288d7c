import type { SiteChange } from '#schemas/admin/today/today-shapes.ts'
import { listAddress, thingAddress } from '#admin/places/thing-address.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import type { PanelScreen } from '#admin/screens/define-screen.ts'
import type { TodayKey, TodayText } from './use-today-text.ts'

const verbs: Readonly<Record<string, TodayKey>> = {
  ...{ create: 'today.did.create', publish: 'today.did.publish', unpublish: 'today.did.unpublish', move: 'today.did.move' },
  ...{ trash: 'today.did.trash', remove: 'today.did.trash', restore: 'today.did.restore', access: 'today.did.access' },
  ...{ plan: 'today.did.plan', revert: 'today.did.revert', undo: 'today.did.undo', discard: 'today.did.discard' },
  ...{ merge: 'today.did.merge', erase: 'today.did.erase', duplicate: 'today.did.duplicate', replace: 'today.did.replace' },
}

const things: ReadonlyMap<string, { readonly one: TodayKey; readonly many: TodayKey }> = new Map([
  ['page', { one: 'today.thing.page', many: 'today.things.page' }],
  ['shell', { one: 'today.thing.shell', many: 'today.things.shell' }],
  ['section', { one: 'today.thing.section', many: 'today.things.section' }],
  ['menu', { one: 'today.thing.menu', many: 'today.things.menu' }],
  ['media', { one: 'today.thing.media', many: 'today.things.media' }],
  ['order', { one: 'today.thing.order', many: 'today.things.order' }],
  ['stock', { one: 'today.thing.stock', many: 'today.things.stock' }],
  ['parameter', { one: 'today.thing.parameter', many: 'today.things.parameter' }],
])

/** Names an act: « a publié », « avez publié » of the person who reads. An act without words of its own is a change. */
export function verbOf(act: string, isMe: boolean, text: TodayText): string {
  const verb = Object.hasOwn(verbs, act) ? verbs[act] : undefined
  return text(verb ?? 'today.did.update', { isMe: String(isMe) })
}

const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase('fr') + words.slice(1)

function several({ kind, count }: Pick<SiteChange, 'kind' | 'count'>, text: TodayText): string {
  const many = things.get(kind)?.many
  return many === undefined
    ? text('today.things', { count, resource: lowered(findResource(kind)?.words.many.fr ?? kind) })
    : text(many, { count })
}

/** Names the thing of an act: by its title, or by its kind and number. */
export function thingOf({ kind, title, count }: Pick<SiteChange, 'kind' | 'title' | 'count'>, text: TodayText): string {
  if (count > 1) return several({ kind, count }, text)
  if (title !== null) return title
  const one = things.get(kind)?.one
  return one === undefined ? (findResource(kind)?.words.one.fr ?? kind) : text(one)
}

const gone = ['trash', 'remove', 'erase']

/** The address of the thing of an act: its list where several were changed, or where it is in the trash; null where there is no screen. */
export function changeAddress(
  screens: readonly PanelScreen[],
  { kind, id, locale, count, act }: Pick<SiteChange, 'kind' | 'id' | 'locale' | 'count' | 'act'>,
): string | null {
  if (kind === 'menu') return '/pages'
  return count > 1 || id === null || gone.includes(act) ? listAddress(screens, kind) : thingAddress(screens, kind, id, locale)
}
