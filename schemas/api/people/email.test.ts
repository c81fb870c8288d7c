import { describe, expect, it } from 'vitest'
import { findCall } from '#schemas/api/calls.ts'
import { emailSchema } from './account-fields.ts'

const local = (length: number) => 'a'.repeat(length)
const codesOf = (address: string) => emailSchema.safeParse(address).error?.issues.map(({ code }) => code) ?? []

describe('an entered email address', () => {
  it.each([
    ...['camille@example.org', "o'neil+vitrine@sub.example.org", `${local(64)}@example.org`],
    ...['r&d@societe.example', 'a=b@example.org', 'marie!@example.org', 'jean#1@example.org', 'jean/service@example.org'],
    ...['info@été.example', 'x@societe.xn--p1ai', 'info@société.рф', 'a@xn--t-9fab.example', '{a|b}~%$`@example.org'],
  ])('may be %s', (address) => {
    expect(codesOf(address)).toEqual([])
  })

  it.each([
    ...['a@-b.example', 'a@b-.example', 'a@b..example', 'a@example', 'a@été', '.a@example.org', 'a..b@example.org', 'zoé@example.org'],
    ...[
      'a,b@example.org',
      'a@example.123',
      '"a b"@example.org',
      'camille',
      'camille@',
      '@example.org',
      'a@b@example.org',
      `${local(65)}@example.org`,
      `${local(32)}.${local(32)}@example.org`,
    ],
  ])('is not %s', (address) => {
    expect(codesOf(address)).toEqual(['invalid_format'])
  })

  it('that is too long gets that error only', () => {
    expect(codesOf(`${local(300)}@example.org`)).toEqual(['too_big'])
    expect(codesOf(`camille@${'sous-domaine.'.repeat(20)}example.org`)).toEqual(['too_big'])
  })

  it.each([
    'user.register',
    'user.update',
    'password.askReset',
    'newsletter.subscribe',
    'privacy.request',
    'message.send',
    'element.register',
    'element.remind',
  ])('is rejected equally by %s', (call) => {
    const body = findCall(call)?.body
    const faults = body?.safeParse({ email: `${local(65)}@example.org` }).error?.issues.filter(({ path }) => path[0] === 'email')
    expect(faults).toMatchObject([{ code: 'invalid_format', format: 'email' }])
  })
})
