import type { InboxItem, InboxState } from '#schemas/admin/inbox/inbox-shapes.ts'
import { isOpenInboxState } from '#domain/inbox/inbox-states.ts'

/** Act of a key on the open message. */
export type KeyAct =
  | { readonly kind: 'close' }
  | { readonly kind: 'state'; readonly state: InboxState }
  | { readonly kind: 'assignee'; readonly id: number | null }

type Open = Pick<InboxItem, 'state' | 'states' | 'assignee'>

const stateOfKey: Readonly<Record<string, InboxState>> = { u: 'NEW', o: 'READ', '!': 'SPAM' }

function changeOfState(key: string, { state, states }: Pick<Open, 'state' | 'states'>): KeyAct | null {
  const next = Object.hasOwn(stateOfKey, key) ? stateOfKey[key] : undefined
  return next !== undefined && next !== state && states.includes(next) ? { kind: 'state', state: next } : null
}

/** Finds the act of a key: E closes, U marks as not read, O takes up again, ! says robot, M takes charge or lets go. Null for every other. */
export function keyAct(key: string, { state, states, assignee }: Open, me: number): KeyAct | null {
  if (state === 'TRASHED') return null
  if (key === 'm') return { kind: 'assignee', id: assignee?.id === me ? null : me }
  if (key === 'e') return isOpenInboxState(state) ? { kind: 'close' } : null
  return changeOfState(key, { state, states })
}
