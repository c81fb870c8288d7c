import { expect, it } from 'vitest'
import { inboxStates, type ShownInboxState } from '#schemas/admin/inbox/inbox-shapes.ts'
import { keyAct } from './key-act.ts'

const me = 7
const open = (state: ShownInboxState, assignee: number | null = null) => ({
  ...{ state, states: [...inboxStates], assignee: assignee === null ? null : { id: assignee, name: 'Zoé' } },
})

it.each([
  ['e', 'READ', { kind: 'close' }],
  ['e', 'ANSWERED', null],
  ['u', 'READ', { kind: 'state', state: 'NEW' }],
  ['u', 'NEW', null],
  ['o', 'CLOSED', { kind: 'state', state: 'READ' }],
  ['!', 'NEW', { kind: 'state', state: 'SPAM' }],
  ['e', 'TRASHED', null],
  ['m', 'TRASHED', null],
  ['x', 'READ', null],
  ['toString', 'READ', null],
] as const)('does by the key %s to a message that is %s: %j', (key, state, act) => {
  expect(keyAct(key, open(state), me)).toEqual(act)
})

it('takes charge of a message without assignee or of a colleague, and lets go of an own one', () => {
  const givenTo = (who: number | null) => keyAct('m', open('READ', who), me)
  expect([givenTo(null), givenTo(8), givenTo(me)].map((act) => act?.kind === 'assignee' && act.id)).toEqual([me, me, null])
})

it('gives no state that a message cannot take', () => {
  expect(keyAct('!', { ...open('READ'), states: ['NEW', 'READ'] }, me)).toBeNull()
})
