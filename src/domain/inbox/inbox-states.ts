import { inboxStates, type InboxKind, type InboxState } from '#schemas/admin/inbox/inbox-shapes.ts'

const unspammed = inboxStates.filter((state) => state !== 'SPAM')

/**
 * The states that an item may be given. A registration holds places, so only the registration form decides which one a robot sent. A request
 * about personal data is closed once: the register keeps the day of its answer.
 */
export function allowedInboxStates(kind: InboxKind, state: InboxState): readonly InboxState[] {
  if (kind === 'REGISTRATION') return state === 'SPAM' ? ['SPAM'] : unspammed
  if (kind !== 'PRIVACY') return inboxStates
  return state === 'ANSWERED' || state === 'CLOSED' ? [state] : ['NEW', 'READ', 'CLOSED']
}

/** Tests if an item waits for the team. */
export function isOpenInboxState(state: string): boolean {
  return state === 'NEW' || state === 'READ'
}
