import { expect, it } from 'vitest'
import { isMailAddress } from './is-mail-address.ts'

it.each(['camille@example.org', 'zoé+vitrine@exämple.org', "o'neil@example.org", 'a.b-c_d@sub.example.org'])('%s is an address', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

it.each([
  '',
  'camille',
  'a@b@c',
  'a@b, c@d',
  'a@b;c@d',
  'A <a@b>',
  '"a b"@c',
  'a@b\r\nBcc: c@d',
  'a@b\u0000',
  'a b@c',
  'a@[127.0.0.1]',
  `${'a'.repeat(250)}@b.fr`,
])('%j is not one plain address', (text) => {
  expect(isMailAddress(text)).toBe(false)
})
