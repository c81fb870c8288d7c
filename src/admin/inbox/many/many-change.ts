import type { InboxManyItem } from '#schemas/admin/inbox/inbox-many-call.ts'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import type { InboxView } from '../inbox-view.ts'

/** A change that several messages get. */
export type ManyChange = Omit<InboxManyItem, 'id' | 'version'>

/** The sentence that says a change, by its key. */
export type ManyKey = 'CLOSED' | 'READ' | 'NEW' | 'SPAM' | 'trash' | 'restore' | 'mine' | 'nobody' | 'assignee'

/** The change of states by their keys. */
const byKey: ReadonlyMap<string, ManyChange> = new Map([
  ['e', { state: 'CLOSED' }],
  ['u', { state: 'NEW' }],
  ['o', { state: 'READ' }],
  ['!', { state: 'SPAM' }],
])

/** Finds the change that a key makes of the chosen messages, the same as of the open one. Null for every other key, and in the trash. */
export function changeOfKey(
  key: string,
  { rows, view, me }: { rows: readonly InboxRow[]; view: InboxView; me: number },
): ManyChange | null {
  if (view === 'trash') return null
  if (key === 'm') return { assignee: rows.every(({ assignee }) => assignee?.id === me) ? null : me }
  return byKey.get(key) ?? null
}

/** The key of the sentence that says a change. */
export function sentenceOf({ state, assignee, isTrashed }: ManyChange, me: number): ManyKey {
  if (isTrashed !== undefined) return isTrashed ? 'trash' : 'restore'
  if (assignee === null) return 'nobody'
  if (assignee !== undefined) return assignee === me ? 'mine' : 'assignee'
  return state === undefined || state === 'ANSWERED' ? 'READ' : state
}

/** Tests if a message leaves what is open by a change: it is dealt with, or goes elsewhere. */
export const dealsWith = ({ state, isTrashed }: ManyChange): boolean => isTrashed !== undefined || state === 'CLOSED' || state === 'SPAM'
