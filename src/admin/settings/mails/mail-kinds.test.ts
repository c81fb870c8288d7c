import { expect, it } from 'vitest'
import { mailKinds } from '#tests/support/mail/mail-examples.ts'
import { knownKinds } from './use-mails-text.ts'

it('has words for every kind of mail, and for no other', () => {
  expect(knownKinds.toSorted()).toEqual(mailKinds.toSorted())
})
