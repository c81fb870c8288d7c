import { expect, it } from 'vitest'
import { allowedInboxStates, isOpenInboxState } from './inbox-states.ts'

it.each([
  ['MESSAGE', 'SPAM', ['NEW', 'READ', 'ANSWERED', 'CLOSED', 'SPAM']],
  ['FORM', 'NEW', ['NEW', 'READ', 'ANSWERED', 'CLOSED', 'SPAM']],
  ['REGISTRATION', 'READ', ['NEW', 'READ', 'ANSWERED', 'CLOSED']],
  ['REGISTRATION', 'SPAM', ['SPAM']],
  ['PRIVACY', 'NEW', ['NEW', 'READ', 'CLOSED']],
  ['PRIVACY', 'ANSWERED', ['ANSWERED']],
  ['PRIVACY', 'CLOSED', ['CLOSED']],
] as const)('gives a %s in the state %s the states %j', (kind, state, allowed) => {
  expect(allowedInboxStates(kind, state)).toEqual(allowed)
})

it('counts new and read items as open, and no others', () => {
  expect(['NEW', 'READ', 'ANSWERED', 'CLOSED', 'SPAM', 'TRASHED'].filter(isOpenInboxState)).toEqual(['NEW', 'READ'])
})
