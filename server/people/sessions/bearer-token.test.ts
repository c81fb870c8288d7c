import { expect, it } from 'vitest'
import { tokenInHeader } from './bearer-token.ts'

const token = '5vJ0yYkq3S8m1uQ2rT7wXz4aBcDeFgHiJkLmNoPqRsT'

it.each([
  [token, token],
  [` ${token} `, token],
  [`Bearer ${token}`, token],
  [`bearer   ${token} `, token],
  ['forged', 'forged'],
  [`${token}, ${token}`, `${token}, ${token}`],
  ['Bearer', null],
  ['Bearer ', null],
  ['', null],
  [' ', null],
  [undefined, null],
  ['Basic dXNlcjpwYXNz', null],
  ['basic  dXNlcjpwYXNz', null],
  ['Digest username="a", realm="b"', null],
  ['AWS4-HMAC-SHA256 Credential=a', null],
  [`xBearer ${token}`, null],
])('the header %j holds the token %j', (header, held) => {
  expect(tokenInHeader(header)).toBe(held)
})
