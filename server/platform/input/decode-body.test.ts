import { describe, expect, it } from 'vitest'
import { checkBodyHeaders, decodeUtf8Body } from './decode-body.ts'

describe('the text of a body', () => {
  it('is what was sent, when that is UTF-8', () => {
    expect(decodeUtf8Body(Buffer.from('Société « Écho » 🍷'))).toBe('Société « Écho » 🍷')
    expect(decodeUtf8Body(Buffer.alloc(0))).toBe('')
  })

  it.each([
    ['Latin 1', Buffer.from('café', 'latin1')],
    ['an overlong form', Buffer.from([0xc0, 0xaf])],
    ['half a surrogate', Buffer.from([0xed, 0xa0, 0x80])],
    ['a character cut short', Buffer.from('é').subarray(0, 1)],
  ])('is refused when it is %s', (_name, bytes) => {
    expect(() => decodeUtf8Body(bytes)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }))
  })
})

describe('what a body says of itself', () => {
  it.each([
    {},
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=UTF-8' },
    { 'content-type': 'application/json;charset="utf8"', 'content-encoding': 'identity' },
    { 'content-type': 'multipart/form-data; boundary=charset' },
  ])('is fine when it is plain UTF-8: %o', (headers) => {
    expect(() => checkBodyHeaders(headers)).not.toThrow()
  })

  it.each([
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'identity, br' },
    { 'content-encoding': 'x-unknown' },
    { 'content-type': 'application/json; charset=iso-8859-1' },
    { 'content-type': 'application/json; charset=utf-8; charset=utf-16le' },
    { 'content-type': 'application/json; Charset=' },
  ])('is refused otherwise: %o', (headers) => {
    expect(() => checkBodyHeaders(headers)).toThrow(expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }))
  })
})
