import { describe, expect, it } from 'vitest'
import { addMember } from '#tests/support/accounts/members.ts'
import { codesInForce } from '#tests/support/accounts/member-writes.ts'
import { asMember, login, pageFormStage } from '#tests/support/http/page-form-stage.ts'

const { stage, send, open } = pageFormStage()

describe.each([
  ['ADMIN', '/admin'],
  ['SUPER_ADMIN', '/admin'],
  ['MEMBER', '/'],
] as const)('a sign-in without scripts as %s', (role, landing) => {
  it.each([
    ['/auth', landing],
    ['/auth?target=%2Fcompte', landing === '/' ? '/compte' : landing],
    ['/auth?target=%2Fmembres', '/membres'],
    ['/auth?target=%2Fadmin%2Fpages%3Fq%3Dvins', '/admin/pages?q=vins'],
    ['/auth?target=%2F%2Fevil.example', landing],
    ['/auth?target=https%3A%2F%2Fevil.example%2Fadmin', landing],
  ])('at %s leads to %s', async (path, expected) => {
    const { email } = await addMember(stage.test, { role })
    const { status, headers } = await send(path, { fields: login(email) })
    expect([status, headers.location]).toEqual([303, expected])
  })
})

it('leads an administrator with a code to the panel, and only after the code', async () => {
  const admin = await addMember(stage.test, { role: 'ADMIN' })
  const code = await codesInForce(stage.test, admin)
  const asked = await send('/auth', { fields: login(admin.email) })
  expect([asked.status, asked.headers.location]).toEqual([422, undefined])
  const { headers } = await send('/auth', { fields: { ...login(admin.email), code } })
  expect(headers.location).toBe('/admin')
})

it('leads an administrator back to the profile that they filled in when the session ended', async () => {
  const admin = await addMember(stage.test, { role: 'ADMIN' })
  const [mark = ''] = /(?<=name="_owner" value=")[^"]+/.exec((await open('/compte', asMember(admin))).body) ?? []
  await stage.test.app.features.sessions.revokeAll(37, admin.userId)
  const sent = await send('/compte', { fields: { _form: 'user.update', _owner: mark, firstname: 'Inès' }, headers: asMember(admin) })
  const asked = sent.headers.location ?? ''
  expect(asked).toBe('/auth?target=%2Fcompte%23contenu')
  expect((await send(asked, { fields: login(admin.email) })).headers.location).toBe('/compte#contenu')
})
