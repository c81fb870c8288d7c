import { describe, expect, it } from 'vitest'
import { OutsideError } from '#server/adapters/outbound/fetch-error.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { toApiError } from './to-api-error.ts'

const request = { id: 'r1', routeOptions: { bodyLimit: 2_097_152 } }
const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('what an error becomes', () => {
  it.each([
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE', 415],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'TOO_LARGE', 413],
    ['FST_ERR_HANDLER_TIMEOUT', 'UNAVAILABLE', 503],
    ['57P01', 'UNAVAILABLE', 503],
    ['57014', 'UNAVAILABLE', 503],
    ['25P03', 'UNAVAILABLE', 503],
    ['55P03', 'UNAVAILABLE', 503],
    ['ECONNREFUSED', 'UNAVAILABLE', 503],
    ['08006', 'UNAVAILABLE', 503],
    ['53100', 'STORAGE_FULL', 507],
    ['ENOSPC', 'STORAGE_FULL', 507],
    ['23505', 'INTERNAL', 500],
  ])('for %s is %s', (code, expected, status) => {
    expect(toApiError(withCode(code), request)).toMatchObject({ code: expected, status })
  })

  it('names the limit of the route for a body that is too large', () => {
    expect(toApiError(withCode('FST_ERR_CTP_BODY_TOO_LARGE'), request).data).toEqual({ reason: 'BODY', max: 2_097_152 })
  })

  it('is the refusal itself when one was thrown', () => {
    const refusal = new ApiError('PAGE_MOVED', { to: 'contact' })
    expect(toApiError(refusal, request)).toBe(refusal)
  })

  it('is UPSTREAM for an outside service that does not answer, without the reason', () => {
    for (const reason of ['timeout', 'status', 'private'] as const)
      expect(toApiError(new OutsideError(reason), request)).toMatchObject({ code: 'UPSTREAM', status: 502, data: {} })
  })

  it('is unavailable when the pool finds no database', () => {
    expect(toApiError(new Error('timeout exceeded when trying to connect'), request).code).toBe('UNAVAILABLE')
    expect(toApiError(new Error('timeout expired'), request).code).toBe('UNAVAILABLE')
    expect(toApiError(new Error('Connection terminated unexpectedly'), request).code).toBe('UNAVAILABLE')
  })

  it('is CUT for the error of the request itself, and not for another of its code', () => {
    const [aborted, other] = [withCode('ECONNRESET', 'aborted'), withCode('ECONNRESET', 'aborted')]
    expect(toApiError(aborted, { ...request, raw: { errored: aborted } })).toMatchObject({ code: 'BAD_REQUEST', data: { reason: 'CUT' } })
    expect(toApiError(other, { ...request, raw: { errored: aborted } })).toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('is a reference and nothing else for an unknown error', () => {
    expect(toApiError(new TypeError('password is not defined'), request)).toMatchObject({ code: 'INTERNAL', data: { requestId: 'r1' } })
    expect(toApiError('thrown text', request)).toMatchObject({ code: 'INTERNAL' })
  })

  it('is BAD_REQUEST for a client error of the framework', () => {
    expect(toApiError(Object.assign(new Error('bad'), { statusCode: 400 }), request).code).toBe('BAD_REQUEST')
  })
})
