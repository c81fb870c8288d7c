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
})

it.each([
  [404, 'gone'],
  [413, 'too-large'],
  [429, 'busy'],
  [500, 'broken'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
])('reads the page %i of a proxy as %s', (status, failure) => {
  expect(sendFailureOf(new RequestError('no envelope', { response: { status, body: '<h1>Bad Gateway</h1>' } }))).toBe(failure)
})

it('reads a 503 of a server with too much to do as busy', () => {
  expect(sendFailureOf(new CallError('Réessayez.', { code: 'UNAVAILABLE', reason: 'BUSY' }, { status: 503, body: {} }))).toBe('busy')
})

it.each([new RequestError('no answer', {}), new TypeError('Failed to fetch')])(
  'reads %o as an absent network or as a silent site, as the browser knows the network',
  (error) => {
    expect([sendFailureOf(error, false), sendFailureOf(error, true)]).toEqual(['offline', 'unreachable'])
  },
)
