import type { Waiting, WaitingKind } from '#schemas/admin/today/today-shapes.ts'
import type { IconName } from '#kit/icons/icon-set.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import type { TodayKey } from './use-today-text.ts'

/** How a kind of what waits is drawn: its icon, its tone, and the word of its act. */
interface WaitingLook {
  readonly icon: IconName
  readonly tone: 'act' | 'warn' | 'stop' | 'plan'
  readonly act: TodayKey
}

const looks: Readonly<Record<WaitingKind, WaitingLook>> = {
  PRIVACY: { icon: 'id-card', tone: 'warn', act: 'today.act.answer' },
  WITHDRAWALS: { icon: 'archive', tone: 'stop', act: 'today.act.open' },
  REFUNDS: { icon: 'archive', tone: 'stop', act: 'today.act.open' },
  ORDERS: { icon: 'archive', tone: 'act', act: 'today.act.open' },
  UNPAID_ORDERS: { icon: 'clock', tone: 'plan', act: 'today.act.open' },
  MESSAGES: { icon: 'inbox', tone: 'act', act: 'today.act.answer' },
  UNDELIVERED: { icon: 'alert', tone: 'stop', act: 'today.act.fix' },
  MAILS: { icon: 'alert', tone: 'stop', act: 'today.act.fix' },
  APPROVALS: { icon: 'eye', tone: 'act', act: 'today.act.open' },
  HELD: { icon: 'alert', tone: 'stop', act: 'today.act.fix' },
  PLANS: { icon: 'clock', tone: 'plan', act: 'today.act.see' },
  ITEM_PLANS: { icon: 'clock', tone: 'plan', act: 'today.act.see' },
  ITEMS: { icon: 'message', tone: 'act', act: 'today.act.answer' },
  LINKS: { icon: 'unlink', tone: 'stop', act: 'today.act.fix' },
  PICTURES: { icon: 'image', tone: 'warn', act: 'today.act.describe' },
}

/** The look of a kind of what waits. */
export const lookOf = (kind: WaitingKind): WaitingLook => looks[kind]

const lists: Readonly<Partial<Record<WaitingKind, string>>> = {
  PRIVACY: '/messages?sorte=donnees',
  MESSAGES: '/messages',
  MAILS: '/reglages/e-mails?etat=FAILED',
  APPROVALS: '/pages',
  HELD: '/a-publier?vue=programmees',
  PLANS: '/a-publier?vue=programmees',
  PICTURES: '/mediatheque?filtre=sans-texte',
}

/** The list of the items that wait by the declaration of their resource. */
function declaredAddress(resource: string): string {
  const where = Object.entries(findResource(resource)?.waits?.where ?? {})
  return `/${resource}?${where.map(([field, value]) => `${field}=${String(value)}`).join('&')}`
}

/** The address in the panel where something that waits is done: the one thing itself, or its filtered list; null where there is no screen. */
export function waitingAddress({
  kind,
  count,
  resource,
  samples,
}: Pick<Waiting, 'kind' | 'count' | 'resource' | 'samples'>): string | null {
  if (kind === 'ITEMS' && resource !== null) return declaredAddress(resource)
  if (kind === 'ITEM_PLANS' && resource !== null) return `/${resource}?state=PLANNED`
  const [first] = samples
  if (first?.path && (count === 1 || lists[kind] === undefined)) return first.path
  return lists[kind] ?? null
}
