import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

describe('parseJson', () => {
  it.each([
    '0',
    '-0',
    '1.50',
    '100',
    '1e3',
    '1E+3',
    '0.1',
    '0.30000000000000004',
    '9007199254740992',
    '5e-324',
    '1.7976931348623157e308',
    '-12.5e-2',
  ])('reads %s', (text) => {
    expect(parseJson(`{"n":[${text}]}`)).toEqual(JSON.parse(`{"n":[${text}]}`))
  })

  it.each(['9007199254740993', '0.1000000000000000055', '1e400', '123456789012345678901', '3.14159265358979323846', '1e-400'])(
    'refuses %s, which would come back as another number',
    (text) => {
      expect(() => parseJson(`{"n":${text}}`)).toThrow('beyond double precision')
    },
  )

  it('reads all else as JSON.parse does', () => {
    expect(parseJson('{"a":[null,true,"x"]}')).toEqual({ a: [null, true, 'x'] })
    expect(() => parseJson('{')).toThrow(SyntaxError)
  })
})
