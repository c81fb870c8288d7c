import { expect, it } from 'vitest'
import { isMailAddress } from './email-address.ts'

it.each(['camille@example.org', 'zoe+vitrine@exämple.org', 'no-reply@localhost', "o'neil@example.org", 'a.b-c_d@sub.example.org'])(
  'accepts %s',
  (text) => {
    expect(isMailAddress(text)).toBe(true)
  },
)

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
])('rejects %j', (text) => {
  expect(isMailAddress(text)).toBe(false)
})
