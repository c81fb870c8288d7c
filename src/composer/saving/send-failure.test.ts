import { expect, it } from 'vitest'
import { CallError, RequestError } from '#api-client/transport/errors.ts'
import { isPassing, sendFailureOf } from './send-failure.ts'

it.each([
  [400, 'rejected', false],
  [401, 'locked', false],
  [403, 'forbidden', false],
  [404, 'gone', false],
  [408, 'broken', true],
  [409, 'rejected', false],
  [410, 'gone', false],
  [413, 'too-large', false],
  [422, 'rejected', false],
  [429, 'busy', true],
  [500, 'broken', true],
  [502, 'broken', true],
  [503, 'broken', true],
])('reads the status %i as %s, sent again by itself: %s', (status, failure, isSentAgain) => {
  const answered = sendFailureOf(new CallError('Refusé', {}, { status, body: {} }))
  expect([answered, isPassing(answered)]).toEqual([failure, isSentAgain])
  expect(sendFailureOf(new RequestError('no envelope', { response: { status, body: 'x' } }))).toBe(failure)
})

it.each([new RequestError('no answer', {}), new TypeError('Failed to fetch')])('reads %o as a network that is away', (error) => {
  expect(sendFailureOf(error)).toBe('offline')
})
